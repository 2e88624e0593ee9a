import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';

/**
 * What members' play and payments come to by day of the site's calendar, in minor units of the member's currency. The
 * database writes members' rows itself as rounds are settled and money is booked (the migration `agent_figures`);
 * `agent/kept-days.ts` sums a day for all agents once it is over.
 */

const amount = () => bigint({ mode: 'bigint' }).notNull();
const day = () => date({ mode: 'string' }).notNull();

/** Stands for what is booked outside of games in the columns of the provider. */
export const BESIDE_GAMES = 0;

const sums = () => ({
  deposits: amount(),
  withdrawals: amount(),
  turnover: amount(),
  payouts: amount(),
  bonuses: amount(),
  /** Rounds of real play that were settled. */
  rounds: integer().notNull(),
});

export const memberDays = pgTable(
  'member_days',
  {
    memberId: integer().notNull(),
    day: day(),
    /** `BESIDE_GAMES` for what was booked outside of games. */
    providerId: integer().notNull(),
    ...sums(),
    /** Of the rounds: those in which something was at risk. */
    played: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.providerId] }),
    index('member_days_day').on(table.day, table.providerId),
  ],
);

/** On which days of a month a member had something at risk, whatever the provider: bit 0 is the first. */
export const memberMonths = pgTable(
  'member_months',
  {
    /** Its first day. */
    month: day(),
    memberId: integer().notNull(),
    days: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.memberId] })],
);

/** The sums of `member_days` for everybody with a downline, by level. */
export const agentDays = pgTable(
  'agent_days',
  {
    agentId: integer().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    day: day(),
    depth: smallint().notNull(),
    providerId: integer().notNull(),
    ...sums(),
    /** Members with something at risk at this provider. */
    activeMembers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.currency, table.day, table.depth, table.providerId] }),
    index('agent_days_day').on(table.day),
  ],
);

/**
 * How many members of a downline had something at risk on a day, whatever the provider. Each is counted once a week, or
 * month, by the columns of first days.
 */
export const agentActiveDays = pgTable(
  'agent_active_days',
  {
    agentId: integer().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    day: day(),
    depth: smallint().notNull(),
    members: integer().notNull(),
    firstInWeek: integer().notNull(),
    firstInMonth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.currency, table.day, table.depth] }),
    index('agent_active_days_day').on(table.day),
  ],
);

/** The days that agents' rows are there for. What is written into one afterwards takes that back. */
export const keptDays = pgTable('kept_days', {
  day: day().primaryKey(),
  isKept: boolean().notNull(),
});
