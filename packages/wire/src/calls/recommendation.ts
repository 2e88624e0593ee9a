import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * Rewards for members who introduce others who then play (spec §2 recommend_award). Accounts of others are masked.
 */

/**
 * Returns the programme for this member. `isOpen` is 0 if the currency has none, if the site takes no recommend codes,
 * and for agents, who introduce members by their own links. There is no code then.
 */
export const recommendProject = defineCall({
  name: 'x.recommendation.project',
  path: '/x/recommendation/project',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({ siteId: f.siteId, language: f.language }),
  answer: v.object({
    isOpen: f.flag,
    /** Description of the programme: HTML from an operator's editor, sanitise it. */
    title: f.text,
    content: f.markup,
    /**
     * What an introduced member must do, in the member's own currency. Either condition is enough; `null` is not a
     * condition.
     */
    firstDeposit: v.nullable(f.decimal),
    turnover: v.nullable(f.decimal),
    /** Reward per introduced member, by the number of introduced members at which the level begins. */
    levels: v.array(v.object({ level: f.id, membersFrom: f.id, reward: f.decimal })),
    /** `null`: no level reached yet. */
    level: v.nullable(f.id),
    /** `null` also where the member's code is switched off. */
    code: v.nullable(f.shortText),
    /** Registration page of the site with this code. */
    link: v.nullable(f.text),
    membersBrought: f.count,
    membersRewarded: f.count,
    /** In the member's currency. */
    rewardTotal: f.decimal,
  }),
});

const state = v.picklist(['pending', 'rewarded']);

/**
 * Lists introduced members and rewards, latest first. The registration is at or after `from` and before `to`. Totals
 * cover all pages of the selection.
 */
export const recommendRecords = defineCall({
  name: 'x.recommendation.records',
  path: '/x/recommendation/records',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({
    state: v.optional(state),
    from: v.optional(f.instant),
    to: v.optional(f.instant),
    ...f.page,
  }),
  answer: v.object({
    list: v.array(
      v.object({
        /** Counts the recommender's friends from the first one, which is 1: the friend's own id is not revealed. */
        id: f.id,
        memberAccount: f.shortText,
        registeredAt: f.instant,
        state,
        /** Condition that was met. */
        reason: v.nullable(v.picklist(['first_deposit', 'turnover'])),
        level: v.nullable(f.id),
        amount: v.nullable(f.decimal),
        rewardedAt: v.nullable(f.instant),
      }),
    ),
    totalCount: f.count,
    rewardedCount: f.count,
    rewardTotal: f.decimal,
  }),
});

/**
 * Lists introduced members, latest first. `account` finds one by the whole account, ignoring case: a part would let the
 * masked rest be guessed.
 */
export const recommendMemberSearch = defineCall({
  name: 'x.recommendation.memberSearch',
  path: '/x/recommendation/members',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object({
    account: v.optional(f.shortText, ''),
    from: v.optional(f.instant),
    to: v.optional(f.instant),
    ...f.page,
  }),
  answer: v.object({
    list: v.array(
      v.object({
        memberAccount: f.shortText,
        registeredAt: f.instant,
        /** Always `null`: the recommender does not need it. Pages of earlier releases expect the field. */
        lastLoginAt: v.optional(v.nullable(f.instant), null),
        state,
      }),
    ),
    totalCount: f.count,
  }),
});
