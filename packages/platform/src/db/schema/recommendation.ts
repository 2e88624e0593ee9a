import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import { createdAt, instant } from '../columns.ts';
import { members } from './members.ts';
import { announcements } from './site.ts';

/** The recommendation programme, and what the member centre remembers of its members. */

/**
 * What a recommended member of a currency must do, once, for the reward: either is enough, `null` is no way to it.
 * Amounts are minor units. A currency without a row rewards nobody.
 */
export const recommendationPlans = pgTable(
  'recommendation_plans',
  {
    currency: text().$type<CurrencyCode>().primaryKey(),
    /** What the first deposit has at the least. */
    firstDeposit: bigint({ mode: 'bigint' }),
    /** What the stakes of all settled rounds add up to. */
    turnover: bigint({ mode: 'bigint' }),
  },
  (table) => [
    check('recommendation_plans_above_zero', sql`${table.firstDeposit} > 0 AND ${table.turnover} > 0`),
    check(
      'recommendation_plans_a_way',
      sql`${table.firstDeposit} IS NOT NULL OR ${table.turnover} IS NOT NULL`,
    ),
  ],
);
export type RecommendationPlan = typeof recommendationPlans.$inferSelect;

/** What a member of this currency has for each member brought, by how many those are with this one. */
export const recommendationLevels = pgTable(
  'recommendation_levels',
  {
    currency: text().$type<CurrencyCode>().notNull(),
    /** The level begins with this rewarded member; the first level with 1. */
    membersFrom: integer().notNull(),
    /** Minor units. */
    reward: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.membersFrom] }),
    check('recommendation_levels_from', sql`${table.membersFrom} > 0`),
    check('recommendation_levels_reward', sql`${table.reward} > 0`),
  ],
);
export type RecommendationLevel = typeof recommendationLevels.$inferSelect;

export type RewardReason = 'first_deposit' | 'turnover';

/** Given once for each member brought: by the key. */
export const recommendationRewards = pgTable(
  'recommendation_rewards',
  {
    /** Who was brought. */
    memberId: integer()
      .primaryKey()
      .references(() => members.id),
    recommenderId: integer()
      .notNull()
      .references(() => members.id),
    /** The recommender's, as the amount, in minor units. */
    currency: text().$type<CurrencyCode>().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** From 1 on. */
    level: smallint().notNull(),
    reason: text().$type<RewardReason>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('recommendation_rewards_recommender').on(table.recommenderId, table.createdAt),
    check('recommendation_rewards_amount', sql`${table.amount} > 0`),
  ],
);
export type RecommendationReward = typeof recommendationRewards.$inferSelect;

/** When a member last read an announcement; one that has changed since is new again. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    announcementId: smallint()
      .notNull()
      .references(() => announcements.id),
    readAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
);
