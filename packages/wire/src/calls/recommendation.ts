import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * Members bring members, and are rewarded for those who come to play (spec §2 recommend_award). Accounts of others are
 * masked.
 */

/**
 * The programme as it is for this member. `isOpen` is 0 where the currency has none, and for agents, who bring members
 * by links of their own: there is no code then.
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
    /** The programme in words: HTML from an operator's editor, sanitise it. */
    title: f.text,
    content: f.markup,
    /** What a member brought must do in the member's own currency: either is enough, `null` is no way. */
    firstDeposit: v.nullable(f.decimal),
    turnover: v.nullable(f.decimal),
    /** What each member brought is worth, from which on. */
    levels: v.array(v.object({ level: f.id, membersFrom: f.id, reward: f.decimal })),
    /** `null`: no level is reached yet. */
    level: v.nullable(f.id),
    code: v.nullable(f.shortText),
    /** A page of the site that a visitor registers on under this code. */
    link: v.nullable(f.text),
    membersBrought: f.count,
    membersRewarded: f.count,
    /** In the member's currency. */
    rewardTotal: f.decimal,
  }),
});

const state = v.picklist(['pending', 'rewarded']);

/**
 * Who was brought, and what for: the latest first. `from` and `to` bound the registration, `to` is not in it any more.
 * Totals are of all that the filters leave, whatever the page.
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
        id: f.id,
        memberAccount: f.shortText,
        registeredAt: f.instant,
        state,
        /** What led to the reward. */
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

/** Members whom this member brought, by how their accounts begin (in any case), the latest first. */
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
        lastLoginAt: v.nullable(f.instant),
        state,
      }),
    ),
    totalCount: f.count,
  }),
});
