import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { audience } from '../audience.ts';
import { createdAt, instant, type LocalText } from '../columns.ts';
import { members } from './members.ts';
import { promotions } from './site.ts';

/** Bonuses and missions. Amounts are minor units of the row's currency. */

const amount = () => bigint({ mode: 'bigint' }).notNull();
const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);

/** Per cent of a stake that counts, by hall. Stakes in other halls do not count. */
export interface Contribution {
  readonly hallId: number;
  readonly percent: number;
}

const terms = {
  value: amount(),
  /** What stakes must add up to. */
  wagering: amount(),
  days: integer().notNull(),
  contributions: jsonb().$type<readonly Contribution[]>().notNull(),
  /** The highest stake of a round while the bonus is active; `null`: any. */
  maxStake: bigint({ mode: 'bigint' }),
};

/** The bonus of a promotion in one currency, as it is offered now. */
export const bonusOffers = pgTable(
  'bonus_offers',
  {
    promotionId: integer()
      .notNull()
      .references(() => promotions.id),
    currency: text().$type<CurrencyCode>().notNull(),
    /** Grows with each change of the terms. */
    version: integer().notNull().default(1),
    ...terms,
    /** The games' return that the printed cost is for. */
    returnPercent: smallint().notNull(),
    /** Within the promotion's own time and audience. */
    startAt: instant(),
    endAt: instant(),
    audience: audience(),
    withdrawnAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.currency] }),
    check('bonus_offers_amounts', sql`${table.value} > 0 AND ${table.wagering} > 0 AND ${table.days} > 0`),
  ],
);
export type BonusOfferRow = typeof bonusOffers.$inferSelect;

export type BonusState = 'active' | 'next' | 'completed' | 'missed';

/** Bonuses of members, with the terms of the moment in which they were taken. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    /** `null`: granted by the operator. */
    promotionId: integer().references(() => promotions.id),
    title: jsonb().$type<LocalText>().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    ...terms,
    state: text().$type<BonusState>().notNull(),
    /** Why it is missed. */
    reason: text().$type<'expired' | 'givenUp' | 'ended'>(),
    /** What had counted when it was closed; until then it is added up. */
    wagered: bigint({ mode: 'bigint' }),
    /** What names the request that made it: the hash of its idempotency key. */
    operation: text(),
    createdAt: createdAt(),
    startedAt: instant(),
    endsAt: instant(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('bonuses_promotion').on(table.memberId, table.promotionId),
    uniqueIndex('bonuses_active')
      .on(table.memberId)
      .where(sql`${table.state} = 'active'`),
    index('bonuses_member').on(table.memberId, table.id),
    check('bonuses_amounts', sql`${table.value} > 0 AND ${table.wagering} > 0 AND ${table.days} > 0`),
  ],
);
export type BonusRow = typeof bonuses.$inferSelect;

export type MissionKind = 'rounds' | 'hall' | 'streak';

/** What members can do for a reward, as the operator has set it up. */
export const missions = pgTable(
  'missions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<MissionKind>().notNull(),
    /** Rounds, or days in a row. */
    goal: integer().notNull(),
    /** Of the kind `hall`. */
    hallId: integer(),
    /** In each currency, what this is worth at the house's fixed rate. */
    usdCents: integer().notNull(),
    /** Begins again with each day of the site's calendar; else it can be done once. */
    isDaily: boolean().notNull(),
    startAt: instant().notNull(),
    endAt: instant(),
    audience: audience(),
    withdrawnAt: instant(),
  },
  (table) => [
    check('missions_goal', sql`${table.goal} > 0 AND ${table.usdCents} > 0`),
    check('missions_hall', sql`(${table.kind} = 'hall') = (${table.hallId} IS NOT NULL)`),
  ],
);
export type MissionRow = typeof missions.$inferSelect;

/** Rewards that were paid for missions, each once a period. */
export const missionRewards = pgTable(
  'mission_rewards',
  {
    memberId: memberId(),
    missionId: integer()
      .notNull()
      .references(() => missions.id),
    /** The day of the site's calendar; where the mission can be done once, its first one when it was paid. */
    day: date({ mode: 'string' }).notNull(),
    amount: amount(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.missionId, table.day] })],
);
