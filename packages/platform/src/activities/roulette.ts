import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import { CHANNELS, rouletteDisplay } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import {
  rouletteDraws,
  roulettePrizes,
  roulettes,
  rouletteStock,
  type Roulette,
  type RoulettePrize,
} from '../db/schema/activities.ts';
import type { Transaction } from '../db/serializable.ts';
import { toChannel, type Notify } from '../live/notices.ts';
import { siteDay } from '../site/calendar.ts';

export interface WheelPlan {
  readonly currency: CurrencyCode;
  readonly drawsPerDay: number;
  /** In their order on the wheel. Amounts are minor units, 0 wins nothing; without a stock there is no end of it. */
  readonly prizes: readonly { readonly amount: bigint; readonly weight: number; readonly stock?: number }[];
  /** `undefined`: until another takes its place. */
  readonly endAt?: Date;
}

const MAX_PRIZES = 24;
const MAX_WEIGHT = 1_000_000;
const MAX_DRAWS = 1_000;

/**
 * Replaces the currency's wheel, if it has one, and notifies its members.
 * @throws RangeError where the plan is impossible; its message says what to change
 */
export async function setRoulette(tx: Transaction, plan: WheelPlan, notify: Notify): Promise<Roulette> {
  const { currency, drawsPerDay, prizes, endAt = null } = plan;
  requireWhole('draws per day', drawsPerDay, 1, MAX_DRAWS);
  requireWhole('the number of prizes', prizes.length, 2, MAX_PRIZES);
  for (const { amount, weight, stock } of prizes) {
    requireWhole('a prize’s weight', weight, 1, MAX_WEIGHT);
    if (stock !== undefined) requireWhole('a prize’s stock', stock, 0, 2 ** 31 - 1);
    if (amount < 0n) throw new RangeError(`a prize is worth 0 or more, not ${amount}`);
  }
  await endRunning(tx, currency);
  const [wheel] = await tx
    .insert(roulettes)
    .values({ currency, drawsPerDay, startAt: sql`now()`, endAt })
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
  await notify(toChannel(CHANNELS.memberCurrency(currency), rouletteDisplay, {}));
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

async function endRunning(tx: Transaction, currency: CurrencyCode): Promise<void> {
  await tx
    .update(roulettes)
    .set({ endAt: sql`now()` })
    .where(and(eq(roulettes.currency, currency), isRunning));
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
