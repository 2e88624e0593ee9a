import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import { createdAt, instant, type LocalText } from '../columns.ts';
import { members } from './members.ts';
import { recommendCodes } from './registration.ts';
import { agentLevels } from './site.ts';

/** The agent programme. Amounts are minor units of the row's currency. */

const amount = () => bigint({ mode: 'bigint' }).notNull();
const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);
const currency = () => text().$type<CurrencyCode>().notNull();

/**
 * Who is under whom, at any depth. Written by the database itself as introductions come (the migration `agents`), which
 * also refuses a circle: nothing else writes here.
 */
export const downlines = pgTable(
  'downlines',
  {
    ancestorId: memberId(),
    memberId: memberId(),
    /** 1: whom the ancestor brought. */
    depth: smallint().notNull(),
    /** The member's, which never changes: pages of an agent do not read all members for it. */
    currency: currency(),
    /** When the member came under the ancestor: by its own introduction, or by a later one between the two. */
    joinedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.ancestorId] }),
    index('downlines_currency').on(table.ancestorId, table.currency, table.depth, table.memberId),
    index('downlines_level').on(table.ancestorId, table.depth, table.joinedAt, table.memberId),
    index('downlines_joined').on(table.ancestorId, table.joinedAt, table.memberId),
  ],
);

/** What an agent earns of a currency's members, level by level; no rows: the programme is closed in that currency. */
export const agentTiers = pgTable(
  'agent_tiers',
  {
    currency: currency(),
    level: smallint()
      .notNull()
      .references(() => agentLevels.level),
    /** Net revenue of a week's downline from which the level begins. */
    netRevenueFrom: amount(),
    activeMembersFrom: integer().notNull(),
    /** Hundredths of a per cent of the net revenue of each level of the downline, the first first. */
    basisPoints: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.level] }),
    check(
      'agent_tiers_basis_points',
      sql`0 <= ALL (${table.basisPoints}) AND 10000 >= ALL (${table.basisPoints})`,
    ),
  ],
);
export type AgentTier = typeof agentTiers.$inferSelect;

export interface AgreementSection {
  readonly title: LocalText;
  /** HTML, as an operator's editor writes it. */
  readonly content: LocalText;
}

/** What agents agree to. The highest version holds; none is ever changed. */
export const agentAgreements = pgTable('agent_agreements', {
  version: smallint().primaryKey(),
  sections: jsonb().$type<readonly AgreementSection[]>().notNull(),
  publishedAt: instant().notNull(),
});

export const agentApplications = pgTable(
  'agent_applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    agreementVersion: smallint()
      .notNull()
      .references(() => agentAgreements.version),
    contactKind: text().notNull(),
    contact: text().notNull(),
    intention: text().notNull(),
    website: text(),
    /** Under whom the applicant would work. */
    agentId: integer().references(() => members.id),
    state: text().$type<'pending' | 'approved' | 'rejected'>().notNull().default('pending'),
    /** Why it was rejected, in the operator's words. */
    reason: jsonb().$type<LocalText>(),
    /** The request that made the row, by the hash of its idempotency key; `null`: it had none. */
    operation: text(),
    createdAt: createdAt(),
    decidedAt: instant(),
  },
  (table) => [
    index('agent_applications_member').on(table.memberId, table.id),
    index('agent_applications_state').on(table.state, table.id),
    uniqueIndex('agent_applications_pending')
      .on(table.memberId)
      .where(sql`${table.state} = 'pending'`),
    check('agent_applications_decided', sql`(${table.state} = 'pending') = (${table.decidedAt} IS NULL)`),
  ],
);
export type AgentApplication = typeof agentApplications.$inferSelect;

/** Versions of the agreement that agents accepted later than with their application. Rows are never changed. */
export const agentConsents = pgTable(
  'agent_consents',
  {
    agentId: memberId(),
    version: smallint()
      .notNull()
      .references(() => agentAgreements.version),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.version] })],
);

/** Why an agent is suspended; deleted when the agent is reinstated. */
export const agentSuspensions = pgTable('agent_suspensions', {
  agentId: memberId().primaryKey(),
  /** In the operator's words. */
  reason: jsonb().$type<LocalText>().notNull(),
  createdAt: createdAt(),
});

/** A campaign of an agent's: a recommend code with a name. */
export const agentLinks = pgTable(
  'agent_links',
  {
    code: text()
      .primaryKey()
      .references(() => recommendCodes.code),
    agentId: memberId(),
    campaign: text().notNull(),
    /** What makes two names the same (`comparedText`). */
    campaignKey: text().notNull(),
    /** Names one of several links of a campaign, such as a placement; empty: the campaign's own. */
    subId: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('agent_links_campaign').on(table.agentId, table.campaignKey, table.subId)],
);

/** Who came by a link on which day of the site's calendar; each network once. */
export const linkVisits = pgTable(
  'link_visits',
  {
    memberId: memberId(),
    /** Of the link; empty: the one by the agent's id. */
    code: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** A hash of the network, another one on each day and for each link. */
    visitor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.code, table.day, table.visitor] })],
);

/** What agents may give to their downline; a currency without a row: nothing. */
export const agentTransferLimits = pgTable(
  'agent_transfer_limits',
  {
    currency: text().$type<CurrencyCode>().primaryKey(),
    least: amount(),
    most: amount(),
    /** All transfers of an agent on one day of the site's calendar. */
    mostPerDay: amount(),
  },
  (table) => [
    check('agent_transfer_limits_range', sql`${table.least} > 0 AND ${table.most} >= ${table.least}`),
  ],
);
export type AgentTransferLimits = typeof agentTransferLimits.$inferSelect;

export const agentTransfers = pgTable(
  'agent_transfers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: memberId(),
    memberId: memberId(),
    currency: currency(),
    amount: amount(),
    /** What the agent writes to the member; `null`: nothing. */
    note: text(),
    /** Of the site's calendar: the limit counts by it. */
    day: date({ mode: 'string' }).notNull(),
    /** The request that made the row, by the hash of its idempotency key; `null`: it had none. */
    operation: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('agent_transfers_operation').on(table.agentId, table.operation),
    index('agent_transfers_agent').on(table.agentId, table.id),
    index('agent_transfers_day').on(table.agentId, table.day),
    check('agent_transfers_amount', sql`${table.amount} > 0`),
  ],
);
export type AgentTransfer = typeof agentTransfers.$inferSelect;

/** The weeks that are settled, each once and in their order. */
export const settledWeeks = pgTable('settled_weeks', {
  /** ISO 8601, by the site's calendar: `2026-W47`. */
  week: text().primaryKey(),
  /** Its Monday. */
  firstDay: date({ mode: 'string' }).notNull(),
  settledAt: createdAt(),
});

/** A plan's level as it stood when a week was settled; amounts in minor units, as text. */
export interface SettledTier {
  readonly level: number;
  /** Weeks that were settled before names were kept have none. */
  readonly name?: LocalText;
  readonly netRevenueFrom: string;
  readonly activeMembersFrom: number;
  readonly basisPoints: readonly number[];
}

/** One week of one agent, for the downline's members of one currency. */
export const agentSettlements = pgTable(
  'agent_settlements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: memberId(),
    week: text()
      .notNull()
      .references(() => settledWeeks.week),
    currency: currency(),
    activeMembers: integer().notNull(),
    netRevenue: amount(),
    /** The plan's highest level that the week's figures reach. */
    reachedLevel: smallint().notNull(),
    /** That, or the level that the agent holds, whichever is higher. */
    appliedLevel: smallint().notNull(),
    tiers: jsonb().$type<readonly SettledTier[]>().notNull(),
    /** All levels of the downline together. */
    earned: amount(),
    carriedIn: amount(),
    /** Corrections of earlier settlements that were taken in. */
    corrected: amount().default(sql`0`),
    carriedOut: amount(),
    /** In the agent's currency. */
    paid: amount(),
    paidCurrency: currency(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('agent_settlements_week').on(table.agentId, table.currency, table.week),
    index('agent_settlements_of_week').on(table.week),
    check('agent_settlements_carried', sql`${table.carriedIn} <= 0 AND ${table.carriedOut} <= 0`),
    check('agent_settlements_paid', sql`${table.paid} >= 0`),
  ],
);
export type AgentSettlement = typeof agentSettlements.$inferSelect;

/** What each level of the downline came to in a settlement. */
export const agentSettlementStrata = pgTable(
  'agent_settlement_strata',
  {
    settlementId: integer()
      .notNull()
      .references(() => agentSettlements.id),
    depth: smallint().notNull(),
    activeMembers: integer().notNull(),
    turnover: amount(),
    payouts: amount(),
    bonuses: amount(),
    netRevenue: amount(),
    basisPoints: integer().notNull(),
    earned: amount(),
  },
  (table) => [primaryKey({ columns: [table.settlementId, table.depth] })],
);
export type SettlementStratum = typeof agentSettlementStrata.$inferSelect;

/**
 * Corrections of settlements, which themselves never change: the next settlement of the agent and currency takes them
 * in.
 */
export const agentCorrections = pgTable(
  'agent_corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What is corrected. */
    settlementId: integer()
      .notNull()
      .references(() => agentSettlements.id),
    /** Minor units of the settlement's currency. */
    amount: amount(),
    /** The operator's words. */
    cause: jsonb().$type<LocalText>().notNull(),
    createdAt: createdAt(),
    /** The settlement that took it in; `null`: none yet. */
    settledIn: integer().references(() => agentSettlements.id),
  },
  (table) => [
    index('agent_corrections_settlement').on(table.settlementId),
    index('agent_corrections_settled_in').on(table.settledIn),
    check('agent_corrections_amount', sql`${table.amount} <> 0`),
  ],
);
