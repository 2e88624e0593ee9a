import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { AGENT_CODES } from './agent-downline.ts';

/** What an agent gives and earns (spec §2 Agent menu: Transfer, PerformanceSettlement). */

/**
 * Gives money out of the agent's balance to a member of the downline, at any depth, whose currency is the agent's.
 * 101 the balance is too low, 102 nobody in this agent's downline, 103 another currency, 104 transfers of the agent's
 * are disabled, 105 the withdraw password is wrong, 106 the agent has none, 107 too many wrong ones, to be tried again
 * later, 109 less or more than one transfer may be, 110 more than one day's transfers may come to, 111 the member can
 * receive nothing now.
 */
export const agentTransfer = defineCall({
  name: 'x.agent.transfer',
  path: '/x/agent/transfer',
  audience: 'agent',
  extension: true,
  payload: v.object({
    memberId: f.id,
    amount: f.positiveDecimal,
    withdrawPassword: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits')),
  }),
  answer: v.object({
    id: f.id,
    /** What the agent has left. */
    cash: f.decimal,
    /** What is left of today's limit. */
    leftToday: f.decimal,
  }),
  codes: {
    ...AGENT_CODES,
    '101': 'balance_too_low',
    '102': 'member_not_found',
    '103': 'currency_differs',
    '104': 'transfer_disabled',
    '105': 'withdraw_password_wrong',
    '106': 'withdraw_password_missing',
    '107': 'account_freezen',
    '109': 'transfer_limit',
    '110': 'transfer_limit_day',
    '111': 'member_restricted',
  },
});

/** What the agent has given, the latest first, and what one transfer may be. */
export const agentTransfers = defineCall({
  name: 'x.agent.transfers',
  path: '/x/agent/transfers',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ ...f.page, memberId: v.optional(f.id) }),
  answer: v.object({
    list: v.array(
      v.object({
        id: f.id,
        memberId: f.id,
        account: f.shortText,
        amount: f.decimal,
        createdAt: f.instant,
      }),
    ),
    totalCount: f.count,
    limits: v.object({
      least: f.decimal,
      most: f.decimal,
      mostPerDay: f.decimal,
      leftToday: f.decimal,
    }),
  }),
  codes: AGENT_CODES,
});

const settlementState = v.picklist(['paid', 'carried', 'nothing']);

const settlement = {
  id: f.id,
  /** `2026-W47`, of the site's calendar. */
  week: f.shortText,
  from: v.pipe(v.string(), v.isoDate()),
  to: v.pipe(v.string(), v.isoDate()),
  /** Of the members that it is about. */
  currency: f.currency,
  activeMembers: f.count,
  netRevenue: f.decimal,
  /** The plan's level by which it was settled. */
  level: f.id,
  /** What all levels of the downline came to together; may be below zero. */
  earned: f.decimal,
  /** What had been lost before: zero or below. */
  carriedIn: f.decimal,
  /** What the next week begins with: zero or below. */
  carriedOut: f.decimal,
  /** `paid`: credited to the agent; `carried`: a loss that goes over; `nothing`: neither. */
  state: settlementState,
  paid: f.decimal,
  /** The agent's own. */
  paidCurrency: f.currency,
  settledAt: f.instant,
};

/** The agent's settlements, the latest week first. */
export const agentSettlements = defineCall({
  name: 'x.agent.settlements',
  path: '/x/agent/settlements',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ ...f.page, currency: v.optional(f.currency), state: v.optional(settlementState) }),
  answer: v.object({ list: v.array(v.object(settlement)), totalCount: f.count }),
  codes: AGENT_CODES,
});

/** One of them with how it came about. 101: the agent has no such settlement. */
export const agentSettlement = defineCall({
  name: 'x.agent.settlement',
  path: '/x/agent/settlements/detail',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ id: f.id }),
  answer: v.object({
    ...settlement,
    /** Of the downline. */
    strata: v.array(
      v.object({
        level: f.id,
        activeMembers: f.count,
        turnover: f.decimal,
        payouts: f.decimal,
        bonuses: f.decimal,
        netRevenue: f.decimal,
        /** Hundredths of a per cent. */
        basisPoints: f.count,
        earned: f.decimal,
      }),
    ),
    /** The plan as it stood then. */
    levels: v.array(
      v.object({
        level: f.id,
        name: f.text,
        netRevenueFrom: f.decimal,
        activeMembersFrom: f.count,
        /** Of each level of the downline, the first first. */
        basisPoints: v.array(f.count),
        /** The week's figures reach it. */
        isReached: f.flag,
        /** It is the one by which this week was settled: the highest that was reached, or that the agent holds. */
        isApplied: f.flag,
      }),
    ),
  }),
  codes: { ...AGENT_CODES, '101': 'settlement_not_found' },
});
