import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { WheelPromise } from '@tessera/domain/fairness';
import { CHANNELS, rouletteDisplay } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import {
  rouletteDraws,
  roulettePrizes,
  rouletteSeeds,
  roulettes,
  rouletteStock,
  type Roulette,
  type RoulettePrize,
} from '../db/schema/activities.ts';
import type { Transaction } from '../db/serializable.ts';
import { toChannel, type Notify } from '../live/notices.ts';
import type { Audience } from '../db/audience.ts';
import { newSeed } from './seed.ts';
import { siteDay } from '../site/calendar.ts';
import { admits, type Visitor } from '../site/visitor.ts';

export interface WheelPlan {
  readonly currency: CurrencyCode;
  readonly drawsPerDay: number;
  /** In their order on the wheel. Amounts are minor units, 0 wins nothing; without a stock there is no end of it. */
  readonly prizes: readonly { readonly amount: bigint; readonly weight: number; readonly stock?: number }[];
  /** `undefined`: until another takes its place. */
  readonly endAt?: Date;
  /** `undefined`: now. Until then the present wheel runs. */
  readonly startAt?: Date;
  /** Of the currency's members; everybody by default. */
  readonly audience?: Audience | null;
}

const MAX_PRIZES = 24;
const MAX_WEIGHT = 1_000_000;
const MAX_DRAWS = 1_000;

/**
 * Replaces the currency's wheel, now or at its start, and notifies its members where that is now. A wheel that was
 * already planned for later is replaced, too.
 * @throws RangeError where the plan is impossible; its message says what to change
 */
export async function setRoulette(tx: Transaction, plan: WheelPlan, notify: Notify): Promise<Roulette> {
  const { currency, drawsPerDay, prizes, endAt = null, startAt, audience } = plan;
  requireWhole('draws per day', drawsPerDay, 1, MAX_DRAWS);
  requireWhole('the number of prizes', prizes.length, 2, MAX_PRIZES);
  for (const { amount, weight, stock } of prizes) {
    requireWhole('a prize’s weight', weight, 1, MAX_WEIGHT);
    if (stock !== undefined) requireWhole('a prize’s stock', stock, 0, 2 ** 31 - 1);
    if (amount < 0n) throw new RangeError(`a prize is worth 0 or more, not ${amount}`);
  }
  await endRunning(tx, currency, startAt);
  const [wheel] = await tx
    .insert(roulettes)
    .values({ currency, drawsPerDay, startAt: startAt ?? sql`now()`, endAt, audience })
    .returning();
  if (!wheel) throw new Error('the wheel was not written');
  for (const [position, { amount, weight, stock }] of prizes.entries()) {
    const [prize] = await tx
      .insert(roulettePrizes)
      .values({ rouletteId: wheel.id, position, amount, weight, isLimited: stock !== undefined })
      .returning({ id: roulettePrizes.id });
    if (prize && stock !== undefined)
      await tx.insert(rouletteStock).values({ prizeId: prize.id, left: stock });
  }
  if (!startAt) await notify(toChannel(CHANNELS.memberCurrency(currency), rouletteDisplay, {}));
  return wheel;
}

/** Ends the currency's wheel and notifies its members. @returns the wheel as it was, if there was one */
export async function closeRoulette(
  tx: Transaction,
  currency: CurrencyCode,
  notify: Notify,
): Promise<Roulette | undefined> {
  const wheel = await runningWheel(tx, currency);
  if (!wheel) return undefined;
  await endRunning(tx, currency);
  await notify(toChannel(CHANNELS.memberCurrency(currency), rouletteDisplay, {}));
  return wheel;
}

function requireWhole(what: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${what} must be a whole number from ${least} to ${most}, not ${value}`);
  }
}

const isRunning = and(
  lte(roulettes.startAt, sql`now()`),
  or(isNull(roulettes.endAt), gt(roulettes.endAt, sql`now()`)),
);

/** Ends what runs, or would run, from this moment on: now by default. */
async function endRunning(tx: Transaction, currency: CurrencyCode, at?: Date): Promise<void> {
  const endAt = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
  await tx
    .update(roulettes)
    .set({ endAt })
    .where(and(eq(roulettes.currency, currency), or(isNull(roulettes.endAt), gt(roulettes.endAt, endAt))));
}

/** Returns whether a wheel is for this visitor, as far as its audience says. */
export async function isWheelFor(
  queries: Queries,
  { id }: Pick<Roulette, 'id'>,
  visitor: Visitor,
): Promise<boolean> {
  const [wheel] = await queries
    .select({ id: roulettes.id })
    .from(roulettes)
    .where(and(eq(roulettes.id, id), admits(roulettes.audience, visitor)));
  return wheel !== undefined;
}

/** The wheel that members of this currency can spin now. */
export async function runningWheel(queries: Queries, currency: CurrencyCode): Promise<Roulette | undefined> {
  const [wheel] = await queries
    .select()
    .from(roulettes)
    .where(and(eq(roulettes.currency, currency), isRunning))
    .orderBy(desc(roulettes.id))
    .limit(1);
  return wheel;
}

/** In their order on the wheel. */
export function prizesOf(queries: Queries, wheel: Pick<Roulette, 'id'>): Promise<RoulettePrize[]> {
  return queries
    .select()
    .from(roulettePrizes)
    .where(eq(roulettePrizes.rouletteId, wheel.id))
    .orderBy(asc(roulettePrizes.position));
}

/** What is fixed before a member's next spin. The first seed is written when it is asked for. */
export async function nextSpin(queries: Queries, wheel: Roulette, memberId: number): Promise<WheelPromise> {
  const of = { rouletteId: wheel.id, memberId };
  await queries
    .insert(rouletteSeeds)
    .values({ ...of, seed: newSeed() })
    .onConflictDoNothing();
  const [row] = await queries
    .select({ seed: rouletteSeeds.seed })
    .from(rouletteSeeds)
    .where(and(eq(rouletteSeeds.rouletteId, wheel.id), eq(rouletteSeeds.memberId, memberId)));
  if (!row) throw new Error('the seed was not written');
  return promiseOf(row.seed, wheel.id, await prizesOf(queries, wheel));
}

/** Seeds of one spin, made before its transaction: one that is tried again must draw what it drew before. */
export interface SpinSeeds {
  /** Of a member that has none. */
  readonly first: string;
  /** Of the spin after this one. */
  readonly next: string;
}

/**
 * Uses up a member's seed. One statement without a read, as reads of a table that every spin writes to would make spins
 * fail each other.
 */
export async function useSeed(
  tx: Transaction,
  rouletteId: number,
  memberId: number,
  { first, next }: SpinSeeds,
): Promise<string> {
  const [row] = await tx
    .insert(rouletteSeeds)
    .values({ rouletteId, memberId, seed: next, used: first })
    .onConflictDoUpdate({
      target: [rouletteSeeds.rouletteId, rouletteSeeds.memberId],
      set: { seed: next, used: sql`${rouletteSeeds.seed}` },
    })
    .returning({ used: rouletteSeeds.used });
  if (!row?.used) throw new Error('the seed was not written');
  return row.used;
}

/** What a seed promises together with a wheel's prizes. */
export const promiseOf = (
  seed: string,
  rouletteId: number,
  prizes: readonly Pick<RoulettePrize, 'id' | 'weight'>[],
): WheelPromise => ({ seed, rouletteId, prizes: prizes.map(({ id, weight }) => ({ prizeId: id, weight })) });

/** Those that can still be won, in their order on the wheel. All of them where none can: a wheel is never empty. */
export async function openPrizes(queries: Queries, wheel: Pick<Roulette, 'id'>): Promise<RoulettePrize[]> {
  const rows = await queries
    .select({ prize: roulettePrizes, left: rouletteStock.left })
    .from(roulettePrizes)
    .leftJoin(rouletteStock, eq(rouletteStock.prizeId, roulettePrizes.id))
    .where(eq(roulettePrizes.rouletteId, wheel.id))
    .orderBy(asc(roulettePrizes.position));
  const open = rows.filter(({ prize, left }) => !prize.isLimited || (left ?? 0) > 0);
  return (open.length > 0 ? open : rows).map(({ prize }) => prize);
}

/** How many draws a member has left at this wheel on this day. */
export async function remainingDraws(
  queries: Queries,
  wheel: Roulette,
  memberId: number,
  now: Date,
): Promise<number> {
  const [draws] = await queries
    .select({ used: rouletteDraws.used })
    .from(rouletteDraws)
    .where(isOf(wheel, memberId, siteDay(now)));
  return Math.max(0, wheel.drawsPerDay - (draws?.used ?? 0));
}

/** Uses up one draw. @returns how many are left, or `undefined` where none was */
export async function useDraw(
  tx: Transaction,
  wheel: Roulette,
  memberId: number,
  now: Date,
): Promise<number | undefined> {
  const [draws] = await tx
    .insert(rouletteDraws)
    .values({ rouletteId: wheel.id, memberId, day: siteDay(now), used: 1 })
    .onConflictDoUpdate({
      target: [rouletteDraws.rouletteId, rouletteDraws.memberId, rouletteDraws.day],
      set: { used: sql`${rouletteDraws.used} + 1` },
      setWhere: lt(rouletteDraws.used, wheel.drawsPerDay),
    })
    .returning({ used: rouletteDraws.used });
  return draws && wheel.drawsPerDay - draws.used;
}

const isOf = ({ id }: Roulette, memberId: number, day: string) =>
  and(eq(rouletteDraws.rouletteId, id), eq(rouletteDraws.memberId, memberId), eq(rouletteDraws.day, day));
