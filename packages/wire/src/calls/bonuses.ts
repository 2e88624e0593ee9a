import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Bonuses that members opt in to, and missions. Both are paid into the balance once they are done, and never before. */

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** How much of a stake counts, by hall (`gt_id`). Stakes in other halls do not count. */
const contribution = v.object({ hallId: f.id, percent });

/** Terms of a bonus. An opt-in keeps those of its moment. */
export const bonusTerms = v.object({
  /** Paid once the wagering is done. */
  value: f.decimal,
  /** What stakes must add up to. */
  wagering: f.decimal,
  /** Time for it, from the bonus's start. */
  days: f.id,
  contributions: v.array(contribution),
  /** A round with a higher stake is refused while the bonus is active; `null` or missing: none is. */
  maxStake: v.optional(v.nullable(f.decimal)),
});
export type BonusTerms = v.InferOutput<typeof bonusTerms>;

/** A bonus of a promotion, as it is offered now. */
export const bonusOffer = v.object({
  ...bonusTerms.entries,
  /** Names these terms; grows with each change. */
  version: f.id,
  /** What the wagering costs on average, at the games' return. */
  expectedCost: f.decimal,
  /** The games' return that `expectedCost` is for. */
  returnPercent: percent,
});
export type BonusOffer = v.InferOutput<typeof bonusOffer>;

const memberBonus = v.object({
  ...bonusTerms.entries,
  id: f.id,
  /** In the request's language. */
  title: f.text,
  /** `null`: granted by the operator. */
  promotionId: v.nullable(f.id),
  /** One is `active` at a time; those that are `next` follow in their order. */
  state: v.picklist(['active', 'next', 'completed', 'missed']),
  /** Why it is `missed`. */
  reason: v.nullable(v.picklist(['expired', 'givenUp', 'ended'])),
  /** What has counted so far; at most the wagering. */
  wagered: f.decimal,
  startedAt: v.nullable(f.instant),
  endsAt: v.nullable(f.instant),
  closedAt: v.nullable(f.instant),
});
export type MemberBonus = v.InferOutput<typeof memberBonus>;

/** Lists the member's bonuses: active, next in their order, then closed ones, latest first. */
export const bonusList = defineCall({
  name: 'bonuses.list',
  path: '/x/bonuses',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({ list: v.array(memberBonus) }),
});

/** Opts in to a promotion's bonus, by the terms that the member has read. Its wagering starts when no other is active. */
export const bonusOptIn = defineCall({
  name: 'bonuses.optIn',
  path: '/x/bonuses/opt-in',
  audience: 'member',
  extension: true,
  payload: v.object({ promotionId: f.id, version: f.id }),
  answer: v.object({ id: f.id, state: v.picklist(['active', 'next']) }),
  codes: {
    '101': 'bonus_taken',
    /** Also for a member who takes a break from play. */
    '102': 'bonus_closed',
    '103': 'bonus_terms_changed',
  },
});

/** Gives up a bonus that is active or next. What was wagered for it is lost, and it cannot be taken again. */
export const bonusGiveUp = defineCall({
  name: 'bonuses.giveUp',
  path: '/x/bonuses/give-up',
  audience: 'member',
  extension: true,
  payload: v.object({ id: f.id }),
  answer: f.ignored,
  codes: { '404': 'bonus_not_open' },
});

const mission = v.object({
  id: f.id,
  /** `rounds`: play `goal` rounds. `hall`: the same in one hall. `streak`: play on `goal` days in a row. */
  kind: v.picklist(['rounds', 'hall', 'streak']),
  goal: f.id,
  /** Of `hall`. */
  hallId: v.nullable(f.id),
  /** At most the goal. */
  progress: f.count,
  /** Paid into the balance once the goal is reached. */
  reward: f.decimal,
  isDone: f.flag,
  /** When it begins again; `null`: it can be done once. */
  renewsAt: v.nullable(f.instant),
  endsAt: v.nullable(f.instant),
});
export type Mission = v.InferOutput<typeof mission>;

/** Lists the missions that run, with the member's progress. */
export const missionList = defineCall({
  name: 'missions.list',
  path: '/x/missions',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({ list: v.array(mission) }),
});
