import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * An agent's downline and its play (spec §2 Agent menu: DownlineInfo, OperationTable, StratifiedTable). Days follow
 * the site's calendar; a period has at most 92. Level 1 are the members whom the agent introduced, level 2 those whom
 * level 1 introduced, and so on.
 */

/** The agent programme has suspended this agent. */
export const AGENT_CODES = { '108': 'err_disabled_agent' } as const;

/** A day of the site's calendar: `2026-04-01`. */
const day = v.pipe(v.string(), v.isoDate());
/** Both days are included. */
const period = { from: day, to: day };

const figures = {
  deposits: f.decimal,
  withdrawals: f.decimal,
  /** Stakes of settled rounds, without the part that was never at risk. */
  turnover: f.decimal,
  payouts: f.decimal,
  /** Bonuses that the site granted. */
  bonuses: f.decimal,
  /** Turnover minus payouts and bonuses. */
  netRevenue: f.decimal,
};

/** Lists the agent's downline, latest first. Accounts are masked. 102: `parentId` is not in this agent's downline. */
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
    /** `active`: a round with a stake at risk was settled within the period. */
    activity: v.optional(v.picklist(['all', 'active', 'idle']), 'all'),
    /** An account name or a member's id. */
    account: v.optional(f.shortText),
    /** `beginning`: `account` of one or two characters, which the mask shows, finds accounts that begin with it; a longer one is whole. */
    match: v.optional(v.picklist(['whole', 'beginning']), 'whole'),
    /** Lists only members below this one. */
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
        /** The member's introducer; `null` for the agent who asks. */
        parentId: v.nullable(f.id),
        /** Number of members below this one, at any depth. */
        downlineCount: f.count,
        registeredAt: f.instant,
        lastLoginAt: v.nullable(f.instant),
        /** When the member was last in a game for money. */
        lastPlayAt: v.nullable(f.instant),
        /** Within the period, in the member's own currency. */
        ...figures,
        /**
         * Turnover of each of the 14 days to `to`, the earliest first, however long the period is. Empty from a back end
         * that does not have it.
         */
        turnoverByDay: v.optional(v.array(f.decimal), []),
      }),
    ),
    totalCount: f.count,
    /** Counts of the whole downline, regardless of filters. */
    levels: v.array(v.object({ level: f.id, members: f.count, agents: f.count })),
  }),
  codes: { ...AGENT_CODES, '102': 'member_not_found' },
});

const tableFigures = {
  newMembers: f.count,
  /** Members with a settled round. */
  activeMembers: f.count,
  ...figures,
};

/**
 * Returns the downline's figures by day or longer period, latest first, in one currency. The default is the agent's
 * own currency. With a provider only its rounds count: payments, bonuses and commission, which no provider has, are
 * zero then.
 */
export const agentOperations = defineCall({
  name: 'x.agent.operations',
  path: '/x/agent/operations',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({
    ...f.page,
    ...period,
    /** A week begins on Monday. */
    by: v.optional(v.picklist(['day', 'week', 'month']), 'day'),
    currency: v.optional(f.currency),
    providerId: v.optional(f.id),
  }),
  answer: v.object({
    currency: f.currency,
    /** Currencies of the downline's members. */
    currencies: v.array(f.currency),
    list: v.array(
      v.object({
        from: day,
        to: day,
        ...tableFigures,
        /** What the weeks that end in this period paid, with corrections. A week that is carried over paid zero. */
        commission: f.decimal,
      }),
    ),
    totalCount: f.count,
    total: v.object({ ...tableFigures, commission: f.decimal }),
  }),
  codes: AGENT_CODES,
});

/** Returns the downline's figures for the whole period, by level. A provider limits them as in `x.agent.operations`. */
export const agentStrata = defineCall({
  name: 'x.agent.strata',
  path: '/x/agent/strata',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ ...period, currency: v.optional(f.currency), providerId: v.optional(f.id) }),
  answer: v.object({
    currency: f.currency,
    /** Currencies of the downline's members. */
    currencies: v.optional(v.array(f.currency)),
    list: v.array(
      v.object({
        level: f.id,
        /** All members of the level in this currency, whenever they joined. */
        members: f.count,
        ...tableFigures,
        /**
         * Commission of the level for the weeks that end in this period. Below zero if the level lost more than it
         * earned.
         */
        commission: f.decimal,
      }),
    ),
  }),
  codes: AGENT_CODES,
});

/** The agent's tables that can be exported. */
export const AGENT_EXPORTS = ['operations', 'strata'] as const;

const agentExportRequest = v.object({
  what: v.picklist(AGENT_EXPORTS),
  ...period,
  /** Of `operations` alone. */
  by: v.optional(v.picklist(['day', 'week', 'month']), 'day'),
  currency: v.optional(f.currency),
  providerId: v.optional(f.id),
});
export type AgentExportRequest = v.InferOutput<typeof agentExportRequest>;

/**
 * Makes an address at which one of the agent's tables can be downloaded as CSV: all lines, and their total as the last
 * one. It works like that of `x.records.export`, and not once the programme has suspended the agent.
 */
export const agentExport = defineCall({
  name: 'x.agent.export',
  path: '/x/agent/export',
  audience: 'agent',
  extension: true,
  payload: agentExportRequest,
  answer: v.object({
    /** A path of the site. */
    url: f.text,
    expiresAt: f.instant,
  }),
  codes: AGENT_CODES,
});
