import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { LimitKind, LimitPeriod } from '@tessera/wire';
import { createdAt, instant } from '../columns.ts';
import { members } from './members.ts';
import { sessions } from './security.ts';

/** Responsible gaming. Amounts are minor units of the member's currency. */

const sum = () =>
  bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`);
const memberId = () => integer().references(() => members.id);

export type ExclusionKind = 'time_out' | 'self_exclusion';

/** A member who has set anything. The exclusion that runs, or ran last, is the longest one; all of them stand in the changes. */
export const responsibleSettings = pgTable(
  'responsible_settings',
  {
    memberId: memberId().primaryKey(),
    exclusionKind: text().$type<ExclusionKind>(),
    exclusionFrom: instant(),
    /** `null`: it has no end. */
    exclusionUntil: instant(),
    /** 0: none. */
    realityCheckMinutes: smallint().$type<0 | 15 | 30 | 60>().notNull().default(0),
    realityCheckSince: instant(),
  },
  (table) => [
    check(
      'responsible_settings_exclusion',
      sql`(${table.exclusionKind} IS NULL) = (${table.exclusionFrom} IS NULL)`,
    ),
  ],
);

/** One limit of a member, and what takes its place later. */
export const responsibleLimits = pgTable(
  'responsible_limits',
  {
    memberId: memberId().notNull(),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    /** `null`: there is none. */
    amount: bigint({ mode: 'bigint' }),
    /** In force from `pendingFrom` on; `null` with an instant there: the limit is removed then. */
    pendingAmount: bigint({ mode: 'bigint' }),
    pendingFrom: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.period] }),
    check('responsible_limits_amount', sql`${table.amount} > 0 AND ${table.pendingAmount} > 0`),
  ],
);
export type LimitRow = typeof responsibleLimits.$inferSelect;

/**
 * What a member has staked and won in the current day, week and month, each with the day of the site's calendar on which
 * it began, and ever. One row, changed in the transaction of each wager and payout: no wager adds up rounds, and none of two
 * at once can miss the other.
 */
export const responsibleUsage = pgTable('responsible_usage', {
  memberId: memberId().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  dayWagered: sum(),
  dayWon: sum(),
  week: date({ mode: 'string' }).notNull(),
  weekWagered: sum(),
  weekWon: sum(),
  month: date({ mode: 'string' }).notNull(),
  monthWagered: sum(),
  monthWon: sum(),
  totalWagered: sum(),
  totalWon: sum(),
});
export type UsageRow = typeof responsibleUsage.$inferSelect;

/** What the member had staked and won ever when a session began, and when its last reality check was acknowledged. */
export const sessionClocks = pgTable('session_clocks', {
  sessionId: text()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  totalWagered: sum(),
  totalWon: sum(),
  acknowledgedAt: instant(),
});

export type ResponsibleSubject =
  | 'limit'
  | 'limit_cancelled'
  | 'time_out'
  | 'self_exclusion'
  | 'exclusion_ended'
  | 'reality_check'
  | 'information_read'
  | 'limit_invitation';

/** What was changed, by whom. Insert-only, by the database's own rule. */
export const responsibleChanges = pgTable(
  'responsible_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId().notNull(),
    at: createdAt(),
    by: text().$type<'member' | 'operator'>().notNull(),
    subject: text().$type<ResponsibleSubject>().notNull(),
    limitKind: text().$type<LimitKind>(),
    limitPeriod: text().$type<LimitPeriod>(),
    /** Amounts as decimals of the currency, minutes or instants. */
    before: text(),
    after: text(),
    effectiveAt: instant().notNull(),
    /** The operator's reason. */
    why: text(),
  },
  (table) => [index('responsible_changes_member').on(table.memberId, table.id)],
);
