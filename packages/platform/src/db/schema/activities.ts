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
import { createdAt, instant } from '../columns.ts';
import { contentId } from './content.ts';
import { members } from './members.ts';

/** Red envelopes, the roulette and the daily sign-in. Amounts are minor units of the row's currency. */

const amount = () => bigint({ mode: 'bigint' }).notNull();
const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);

/**
 * What names the request that made a row: the hash of its idempotency key. A repetition that the kept answers know
 * nothing of (the process died between commit and answer) finds what it did by it. `null`: the request had no key.
 */
const operation = () => text();

/** Spec §3 Red envelope. */
export const redEnvelopes = pgTable(
  'red_envelopes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    currency: text().$type<CurrencyCode>().notNull(),
    amount: amount(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    audience: audience(),
    /** What its shares were cut from, hexadecimal; `null`: an envelope of before shares could be checked. */
    seed: text(),
    createdAt: createdAt(),
  },
  (table) => [index('red_envelopes_running').on(table.currency, table.endAt)],
);
export type RedEnvelope = typeof redEnvelopes.$inferSelect;

/** Envelopes to come: one, or one on each day of the site's calendar. They are started when it is time (`schedule/`). */
export const envelopePlans = pgTable('envelope_plans', {
  id: contentId(),
  currency: text().$type<CurrencyCode>().notNull(),
  amount: amount(),
  shares: integer().notNull(),
  minutes: integer().notNull(),
  /** When the first one starts; those of other days start at the same time of the site's clock. */
  startAt: instant().notNull(),
  isDaily: boolean().notNull(),
  /** After it none starts. */
  endAt: instant(),
  audience: audience(),
  /** When the latest one that was started had been due: there is one on a day. */
  startedAt: instant(),
  withdrawnAt: instant(),
});
export type EnvelopePlan = typeof envelopePlans.$inferSelect;

/** Sizes are decided when the envelope starts, before anybody claims. */
export const redEnvelopeShares = pgTable(
  'red_envelope_shares',
  {
    envelopeId: integer()
      .notNull()
      .references(() => redEnvelopes.id),
    position: integer().notNull(),
    amount: amount(),
    /** `null` until somebody claims it. */
    memberId: integer().references(() => members.id),
    operation: operation(),
    claimedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.envelopeId, table.position] }),
    uniqueIndex('red_envelope_shares_member').on(table.envelopeId, table.memberId),
    index('red_envelope_shares_free')
      .on(table.envelopeId, table.position)
      .where(sql`${table.memberId} IS NULL`),
    check('red_envelope_shares_amount', sql`${table.amount} > 0`),
  ],
);

/** Spec §3 Roulette. A wheel is never changed: another one takes its place. */
export const roulettes = pgTable(
  'roulettes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    currency: text().$type<CurrencyCode>().notNull(),
    /** Draws of each member on each day of the site's calendar. */
    drawsPerDay: integer().notNull(),
    startAt: instant().notNull(),
    endAt: instant(),
    audience: audience(),
    createdAt: createdAt(),
  },
  (table) => [index('roulettes_running').on(table.currency, table.startAt)],
);
export type Roulette = typeof roulettes.$inferSelect;

export const roulettePrizes = pgTable(
  'roulette_prizes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rouletteId: integer()
      .notNull()
      .references(() => roulettes.id),
    /** Its place on the wheel, from 0, clockwise. */
    position: smallint().notNull(),
    /** 0: a place that wins nothing. */
    amount: amount(),
    /** How likely it is, against the wheel's other places. */
    weight: integer().notNull(),
    /** There is no more of it than {@link rouletteStock} has left. */
    isLimited: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('roulette_prizes_position').on(table.rouletteId, table.position),
    check('roulette_prizes_weight', sql`${table.weight} > 0`),
    check('roulette_prizes_amount', sql`${table.amount} >= 0`),
  ],
);
export type RoulettePrize = typeof roulettePrizes.$inferSelect;

/** How many are left of prizes that are limited. Beside the prizes: spins read those all the time, and never wait for this. */
export const rouletteStock = pgTable(
  'roulette_stock',
  {
    prizeId: integer()
      .primaryKey()
      .references(() => roulettePrizes.id),
    left: integer().notNull(),
  },
  (table) => [check('roulette_stock_left', sql`${table.left} >= 0`)],
);

/** A member's draws at one wheel on one day of the site's calendar. */
export const rouletteDraws = pgTable(
  'roulette_draws',
  {
    rouletteId: integer()
      .notNull()
      .references(() => roulettes.id),
    memberId: memberId(),
    day: date({ mode: 'string' }).notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rouletteId, table.memberId, table.day] })],
);

/** What a member's next spin of a wheel is drawn from, hexadecimal: secret until that spin. */
export const rouletteSeeds = pgTable(
  'roulette_seeds',
  {
    rouletteId: integer()
      .notNull()
      .references(() => roulettes.id),
    memberId: memberId(),
    seed: text().notNull(),
    /** What the last spin was drawn from: it is replaced and read by one statement. */
    used: text(),
  },
  (table) => [primaryKey({ columns: [table.rouletteId, table.memberId] })],
);

/** What a spin was drawn from, beside its wheel. */
export interface SpinDraw {
  readonly seed: string;
  readonly words: string;
  /** Prizes that were hit although their stock had run out. */
  readonly gone: readonly number[];
  /** The commitment to the member's next spin. */
  readonly nextHash: string;
}

export const rouletteSpins = pgTable(
  'roulette_spins',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    prizeId: integer()
      .notNull()
      .references(() => roulettePrizes.id),
    /** As it was answered. */
    remainingDraws: integer().notNull(),
    /** `null`: a spin of before spins could be checked. */
    drawnFrom: jsonb().$type<SpinDraw>(),
    operation: operation(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('roulette_spins_operation').on(table.memberId, table.operation),
    index('roulette_spins_prize').on(table.prizeId),
  ],
);

/** Calendars of the daily sign-in; a member has the latest one that runs. */
export const signInCalendars = pgTable('sign_in_calendars', {
  id: contentId(),
  /** What the seven days of a week pay; in each currency, what this is worth at the house's fixed rate. */
  rewards: jsonb().$type<readonly number[]>().notNull(),
  startAt: instant().notNull(),
  endAt: instant(),
  audience: audience(),
  withdrawnAt: instant(),
});
export type SignInCalendar = typeof signInCalendars.$inferSelect;

export const signIns = pgTable(
  'sign_ins',
  {
    memberId: memberId(),
    /** Of the site's calendar. */
    day: date({ mode: 'string' }).notNull(),
    /** Days in a row with this one, from 1 on. */
    streak: integer().notNull(),
    amount: amount(),
    operation: operation(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);

/** What is switched on for members of one currency; a currency without a row has nothing on. */
export const currencyFeatures = pgTable('currency_features', {
  currency: text().$type<CurrencyCode>().primaryKey(),
  /** The recommendation programme (spec §7 /bonus_setting/check). */
  isFriend: boolean().notNull(),
  /** Spec §7 /arks/web/cash_surplus/check. */
  cashSurplus: boolean().notNull(),
  /** `wallet_status` (spec §3 Member layout info): members see and move their money at providers. */
  providerWallets: boolean().notNull().default(true),
  /** `cash_back_status`: members can bring money back from providers with one button. */
  backTransfer: boolean().notNull().default(true),
});
