import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * What an agent earns (spec §2 Agent menu: PerformanceSettlement). Suspended agents read it too: it is about money
 * that they have earned.
 */

const NOT_FOUND = { '101': 'settlement_not_found' } as const;

const settlementState = v.picklist(['paid', 'carried', 'nothing']);

const calculation = {
  /** Week of the site's calendar: `2026-W47`. */
  week: f.shortText,
  from: v.pipe(v.string(), v.isoDate()),
  to: v.pipe(v.string(), v.isoDate()),
  /** Currency of the members who are settled. */
  currency: f.currency,
  activeMembers: f.count,
  netRevenue: f.decimal,
  /** Level of the plan that was applied. */
  level: f.id,
  /** Commission of all levels of the downline together. May be below zero. */
  earned: f.decimal,
  /** Loss carried over from earlier weeks: zero or below. */
  carriedIn: f.decimal,
  /** Corrections of earlier settlements, taken in with this one. */
  corrected: f.decimal,
  /** Loss carried over to the next week: zero or below. */
  carriedOut: f.decimal,
  paid: f.decimal,
  /** The agent's own currency. */
  paidCurrency: f.currency,
};

const settlement = {
  id: f.id,
  ...calculation,
  /** `paid`: credited to the agent; `carried`: a loss carried over; `nothing`: neither. */
  state: settlementState,
  settledAt: f.instant,
};

const stratum = v.object({
  level: f.id,
  activeMembers: f.count,
  turnover: f.decimal,
  payouts: f.decimal,
  bonuses: f.decimal,
  netRevenue: f.decimal,
  /** In hundredths of a per cent. */
  basisPoints: f.count,
  earned: f.decimal,
});

const correction = v.object({
  id: f.id,
  /** The week that is corrected. */
  week: f.shortText,
  amount: f.decimal,
  /** In the language of the request. */
  cause: f.text,
  createdAt: f.instant,
  /** The week that took it in; `null`: the next settlement does. */
  settledWeek: v.nullable(f.shortText),
});

/** Lists the agent's settlements, latest week first. */
export const agentSettlements = defineCall({
  name: 'x.agent.settlements',
  path: '/x/agent/settlements',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ ...f.page, currency: v.optional(f.currency), state: v.optional(settlementState) }),
  answer: v.object({ list: v.array(v.object(settlement)), totalCount: f.count }),
});

/** Returns one settlement with its calculation. 101: the agent has no such settlement. */
export const agentSettlement = defineCall({
  name: 'x.agent.settlement',
  path: '/x/agent/settlements/detail',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ id: f.id }),
  answer: v.object({
    ...settlement,
    /** Figures of the downline by level. */
    strata: v.array(stratum),
    /** Corrections that this settlement took in, and later ones that correct it. */
    corrections: v.array(correction),
    /** Levels of the plan at the time of settlement, by the names that they had. */
    levels: v.array(
      v.object({
        level: f.id,
        name: f.text,
        netRevenueFrom: f.decimal,
        activeMembersFrom: f.count,
        /** Rate per level of the downline, nearest level first. */
        basisPoints: v.array(f.count),
        /** Whether the week's figures reach this level. */
        isReached: f.flag,
        /** Whether this level was applied: the highest one reached, or the one that the agent holds. */
        isApplied: f.flag,
      }),
    ),
  }),
  codes: NOT_FOUND,
});

/**
 * Returns what the agent's unsettled weeks come to by now, the earliest first, reckoned as at the close: at the end of
 * a week it is what its settlement will say. A suspended agent has none.
 */
export const agentEstimate = defineCall({
  name: 'x.agent.estimate',
  path: '/x/agent/settlements/estimate',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    asOf: f.instant,
    list: v.array(v.object({ ...calculation, strata: v.array(stratum) })),
  }),
});

/**
 * Opens a line of a settlement: the members of a level who played or were given a bonus, the highest net revenue
 * first. They add up to the line.
 */
export const agentSettlementMembers = defineCall({
  name: 'x.agent.settlementMembers',
  path: '/x/agent/settlements/members',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ ...f.page, id: f.id, level: f.id }),
  answer: v.object({
    list: v.array(
      v.object({
        id: f.id,
        account: f.shortText,
        rounds: f.count,
        turnover: f.decimal,
        payouts: f.decimal,
        bonuses: f.decimal,
        netRevenue: f.decimal,
      }),
    ),
    totalCount: f.count,
    /** Bonuses of the whole line by kind, such as `sign_in`. The set is open: a client must accept unknown kinds. */
    bonuses: v.array(v.object({ kind: f.shortText, amount: f.decimal })),
  }),
  codes: NOT_FOUND,
});

/**
 * Lists the settled rounds of one member in a settlement, latest first. They add up to the member's line: welcome
 * money does not count. 102: no line of it has this member.
 */
export const agentSettlementBets = defineCall({
  name: 'x.agent.settlementBets',
  path: '/x/agent/settlements/bets',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ ...f.page, id: f.id, memberId: f.id }),
  answer: v.object({
    list: v.array(
      v.object({
        /** The provider's id of the round. */
        roundId: f.shortText,
        gameName: f.shortText,
        gpName: f.shortText,
        closedAt: f.instant,
        /** Stakes without the part that was never at risk, and without welcome money. */
        turnover: f.decimal,
        payout: f.decimal,
      }),
    ),
    totalCount: f.count,
  }),
  codes: { ...NOT_FOUND, '102': 'member_not_found' },
});
