import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { AGENT_CODES } from './agent-downline.ts';

/** Money that an agent transfers and earns (spec §2 Agent menu: Transfer, PerformanceSettlement). */

/**
 * Transfers money from the agent's balance to a member of the downline with the same currency. 101: the balance is
 * too low; 102: the member is not in this agent's downline; 103: the currencies differ; 104: the agent's transfers
 * are disabled; 105: the withdraw password is wrong; 106: the agent has no withdraw password; 107: too many wrong
 * passwords, retry later; 109: the amount is below the minimum or above the maximum; 110: the amount exceeds what is
 * left of today's limit; 111: the member cannot receive money now.
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
    /** The agent's new balance. */
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

/** Lists the agent's transfers, latest first, with the limits of one transfer. */
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
  /** Loss carried over to the next week: zero or below. */
  carriedOut: f.decimal,
  /** `paid`: credited to the agent; `carried`: a loss carried over; `nothing`: neither. */
  state: settlementState,
  paid: f.decimal,
  /** The agent's own currency. */
  paidCurrency: f.currency,
  settledAt: f.instant,
};

/** Lists the agent's settlements, latest week first. */
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
    strata: v.array(
      v.object({
        level: f.id,
        activeMembers: f.count,
        turnover: f.decimal,
        payouts: f.decimal,
        bonuses: f.decimal,
        netRevenue: f.decimal,
        /** In hundredths of a per cent. */
        basisPoints: f.count,
        earned: f.decimal,
      }),
    ),
    /** Levels of the plan at the time of settlement. */
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
  codes: { ...AGENT_CODES, '101': 'settlement_not_found' },
});
