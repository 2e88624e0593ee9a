import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * Who is under an agent, and what they played (spec §2 Agent menu: DownlineInfo, OperationTable, StratifiedTable). All
 * days are of the site's calendar; a period has at most 92 of them. Level 1 are the members whom the agent brought,
 * level 2 those whom level 1 brought, and so on without end.
 */

/** Every call of an active agent's: the programme has suspended this one. */
export const AGENT_CODES = { '108': 'err_disabled_agent' } as const;

/** A day of the site's calendar: `2026-04-01`. */
const day = v.pipe(v.string(), v.isoDate());
/** Both days are in it. */
const period = { from: day, to: day };

const figures = {
  deposits: f.decimal,
  withdrawals: f.decimal,
  /** All stakes of the rounds that were settled, less what of them was never at risk. */
  turnover: f.decimal,
  payouts: f.decimal,
  /** What the house gave away to them. */
  bonuses: f.decimal,
  /** Turnover less payouts and bonuses. */
  netRevenue: f.decimal,
};

/**
 * The agent's downline, the latest first. Accounts are masked. 102: `parentId` is nobody in this agent's downline.
 */
export const agentDownline = defineCall({
  name: 'x.agent.downline',
  path: '/x/agent/downline',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({
    ...f.page,
    ...period,
    level: v.optional(f.id),
    kind: v.optional(v.picklist(['all', 'member', 'agent']), 'all'),
    /** A whole account, or a member's id. */
    account: v.optional(f.shortText),
    /** Only who is under this member of the downline. */
    parentId: v.optional(f.id),
  }),
  answer: v.object({
    list: v.array(
      v.object({
        id: f.id,
        account: f.shortText,
        level: f.id,
        currency: f.currency,
        isAgent: f.flag,
        /** Whom this one was brought by; `null`: by the agent who asks. */
        parentId: v.nullable(f.id),
        /** How many are under this one, at any depth. */
        downlineCount: f.count,
        registeredAt: f.instant,
        lastLoginAt: v.nullable(f.instant),
        /** Of the period, in the member's own currency. */
        ...figures,
      }),
    ),
    totalCount: f.count,
    /** The whole downline, whatever is filtered. */
    levels: v.array(v.object({ level: f.id, members: f.count, agents: f.count })),
  }),
  codes: { ...AGENT_CODES, '102': 'member_not_found' },
});

const tableFigures = {
  newMembers: f.count,
  /** Who had a round settled. */
  activeMembers: f.count,
  ...figures,
};

/** Day by day, or by longer periods, the latest first; one currency at a time, the agent's own unless another is named. */
export const agentOperations = defineCall({
  name: 'x.agent.operations',
  path: '/x/agent/operations',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({
    ...f.page,
    ...period,
    /** Weeks begin on Monday. */
    by: v.optional(v.picklist(['day', 'week', 'month']), 'day'),
    currency: v.optional(f.currency),
  }),
  answer: v.object({
    currency: f.currency,
    /** Those of the downline's members. */
    currencies: v.array(f.currency),
    list: v.array(
      v.object({
        from: day,
        to: day,
        ...tableFigures,
        /** Of the weeks that end in this period, as it was settled. */
        commission: f.decimal,
      }),
    ),
    totalCount: f.count,
    total: v.object({ ...tableFigures, commission: f.decimal }),
  }),
  codes: AGENT_CODES,
});

/** The same for the whole period, level by level. */
export const agentStrata = defineCall({
  name: 'x.agent.strata',
  path: '/x/agent/strata',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ ...period, currency: v.optional(f.currency) }),
  answer: v.object({
    currency: f.currency,
    list: v.array(
      v.object({
        level: f.id,
        /** All of the level and this currency, however long they have been here. */
        members: f.count,
        ...tableFigures,
        /** What the level came to in the weeks that end in this period: below zero where it lost more than it brought. */
        commission: f.decimal,
      }),
    ),
  }),
  codes: AGENT_CODES,
});
