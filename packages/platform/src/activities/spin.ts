import { and, eq, gt, sql } from 'drizzle-orm';
import {
  drawsOf,
  drawWeighted,
  spinCommitment,
  type Draw,
  type WheelPromise,
} from '@tessera/domain/fairness';
import type { Calls, CodeOf, SpinReveal } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import {
  roulettePrizes,
  rouletteSpins,
  rouletteStock,
  type RoulettePrize,
  type SpinDraw,
} from '../db/schema/activities.ts';
import type { Member } from '../db/schema/members.ts';
import { serializableInLine } from '../db/line.ts';
import { brokenConstraint, type Transaction } from '../db/serializable.ts';
import { IDEMPOTENCY_KEEP_MS } from '../http/idempotency/idempotency.ts';
import type { Balance } from '../ledger/accounts.ts';
import { award } from '../ledger/award.ts';
import { Refused } from '../db/refused.ts';
import { prizesOf, promiseOf, runningWheel, useDraw, useSeed, type SpinSeeds } from './roulette.ts';
import { newSeed } from './seed.ts';

type SpinCode = CodeOf<Calls['rouletteSpin']>;

interface Spin {
  readonly member: Pick<Member, 'id' | 'currency'>;
  /** The wheel that the player sees; `undefined`: whichever runs. */
  readonly wheelId: number | undefined;
  /** The commitment that the player sees; `undefined`: whichever is current. */
  readonly hash: string | undefined;
  /** The player's, mixed into the draw. */
  readonly words: string;
  readonly operation: string | null;
}

export type SpinOutcome =
  | {
      readonly kind: 'won';
      readonly prizeId: number;
      /** What it pays, in minor units. */
      readonly amount: bigint;
      readonly remainingDraws: number;
      /** `undefined`: a repetition of a spin of before spins could be checked. */
      readonly fairness: SpinReveal | undefined;
      /** What the member has now; `undefined` where nothing was won, or this repeats an earlier spin. */
      readonly balance: Balance | undefined;
      /** No member can win this prize any more: the chances of the others have grown. */
      readonly isLastOne: boolean;
    }
  | { readonly kind: 'refused'; readonly code: SpinCode };

/**
 * Spins of one member stand in line. The draw, its prize, the money and the answer that a repetition will get are
 * written together or not at all.
 */
export function spinWheels(db: Database): (spin: Spin) => Promise<SpinOutcome> {
  const inLine = serializableInLine(db, 'roulette');
  return async (spin) => {
    const seeds = { first: newSeed(), next: newSeed() };
    const first = await repeated(db, spin);
    if (first) return first;
    try {
      return await inLine(spin.member.id, (tx) => carryOut(tx, spin, seeds));
    } catch (error) {
      if (error instanceof Refused) return { kind: 'refused', code: error.code as SpinCode };
      const meanwhile =
        brokenConstraint(error) === 'roulette_spins_operation' ? await repeated(db, spin) : undefined;
      if (meanwhile) return meanwhile;
      throw error;
    }
  };
}

/**
 * What this request was answered before. Not read in the transaction: of a table that everybody writes to, that would
 * make every two spins a serialisation failure. The index refuses a second one.
 */
async function repeated(queries: Queries, { member, operation }: Spin): Promise<SpinOutcome | undefined> {
  if (operation === null) return undefined;
  const [first] = await queries
    .select()
    .from(rouletteSpins)
    .where(and(eq(rouletteSpins.memberId, member.id), eq(rouletteSpins.operation, operation)));
  if (!first) return undefined;
  if (Date.now() - first.createdAt.getTime() > IDEMPOTENCY_KEEP_MS) {
    // A day later the same name is another spin's.
    await queries.update(rouletteSpins).set({ operation: null }).where(eq(rouletteSpins.id, first.id));
    return undefined;
  }
  const { prizeId, remainingDraws, drawnFrom } = first;
  const [prize] = await queries.select().from(roulettePrizes).where(eq(roulettePrizes.id, prizeId));
  if (!prize) throw new Error(`the spin ${first.id} has no prize`);
  const { rouletteId, amount } = prize;
  const fairness = drawnFrom ? await revealAgain(queries, rouletteId, drawnFrom) : undefined;
  return { kind: 'won', prizeId, amount, remainingDraws, fairness, balance: undefined, isLastOne: false };
}

async function revealAgain(queries: Queries, rouletteId: number, drawn: SpinDraw): Promise<SpinReveal> {
  return reveal(promiseOf(drawn.seed, rouletteId, await prizesOf(queries, { id: rouletteId })), drawn);
}

const reveal = (promise: WheelPromise, { words, gone, nextHash }: Omit<SpinDraw, 'seed'>): SpinReveal => ({
  hash: spinCommitment(promise),
  seed: promise.seed,
  words,
  prizes: [...promise.prizes],
  gone: [...gone],
  nextHash,
});

async function carryOut(
  tx: Transaction,
  { member, wheelId, hash, words, operation }: Spin,
  seeds: SpinSeeds,
): Promise<SpinOutcome> {
  const wheel = await runningWheel(tx, member.currency);
  if (!wheel) throw new Refused<SpinCode>('2093102');
  if (wheelId !== undefined && wheelId !== wheel.id) throw new Refused<SpinCode>('2093104');
  const prizes = await prizesOf(tx, wheel);
  const promise = promiseOf(await useSeed(tx, wheel.id, member.id, seeds), wheel.id, prizes);
  // No spin is drawn from a seed whose commitment its player has not seen.
  if (hash !== undefined && hash !== spinCommitment(promise)) throw new Refused<SpinCode>('2093104');
  const remainingDraws = await useDraw(tx, wheel, member.id, new Date());
  if (remainingDraws === undefined) throw new Refused<SpinCode>('2093101');
  const { prize, gone, isLastOne } = await drawPrize(tx, prizes, drawsOf(promise.seed, words));
  const { id: prizeId, amount } = prize;
  const nextHash = spinCommitment({ ...promise, seed: seeds.next });
  const drawnFrom = { seed: promise.seed, words, gone, nextHash };
  const [row] = await tx
    .insert(rouletteSpins)
    .values({ memberId: member.id, prizeId, remainingDraws, drawnFrom, operation })
    .returning({ id: rouletteSpins.id });
  if (!row) throw new Error('the spin was not written');
  const fairness = reveal(promise, drawnFrom);
  const won = { kind: 'won', prizeId, amount, remainingDraws, fairness, isLastOne } as const;
  if (amount === 0n) return { ...won, balance: undefined };
  const key = `roulette:${row.id}`;
  const { id: memberId, currency } = member;
  const balance = await award(tx, { memberId, currency, amount, kind: 'roulette_prize', key });
  return { ...won, balance };
}

/** A prize by its weight; one that is used up is drawn again without it. */
async function drawPrize(
  tx: Transaction,
  prizes: readonly RoulettePrize[],
  draw: Draw,
): Promise<{ readonly prize: RoulettePrize; readonly gone: readonly number[]; readonly isLastOne: boolean }> {
  const gone: number[] = [];
  let choices = prizes;
  while (choices.length > 0) {
    const prize = drawWeighted(choices, draw);
    const left = await takeFromStock(tx, prize);
    if (left !== undefined) return { prize, gone, isLastOne: left === 0 };
    gone.push(prize.id);
    choices = choices.filter(({ id }) => id !== prize.id);
  }
  throw new Refused<SpinCode>('2093103');
}

/** @returns how many are left after this one; `undefined` where there was none, infinitely many where the prize has no end */
async function takeFromStock(tx: Transaction, { id, isLimited }: RoulettePrize): Promise<number | undefined> {
  if (!isLimited) return Number.POSITIVE_INFINITY;
  const [taken] = await tx
    .update(rouletteStock)
    .set({ left: sql`${rouletteStock.left} - 1` })
    .where(and(eq(rouletteStock.prizeId, id), gt(rouletteStock.left, 0)))
    .returning({ left: rouletteStock.left });
  return taken?.left;
}
