import { and, eq, gt, sql } from 'drizzle-orm';
import type { Calls, CodeOf } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { rouletteSpins, rouletteStock, type Roulette, type RoulettePrize } from '../db/schema/activities.ts';
import type { Member } from '../db/schema/members.ts';
import { serializableInLine } from '../db/line.ts';
import { brokenConstraint, type Transaction } from '../db/serializable.ts';
import { IDEMPOTENCY_KEEP_MS } from '../http/idempotency/idempotency.ts';
import type { Balance } from '../ledger/accounts.ts';
import { award } from '../ledger/award.ts';
import { drawWeighted, rememberedDraws } from './chance.ts';
import { Refused } from '../db/refused.ts';
import { prizesOf, runningWheel, useDraw } from './roulette.ts';

type SpinCode = CodeOf<Calls['rouletteSpin']>;

interface Spin {
  readonly member: Pick<Member, 'id' | 'currency'>;
  /** The wheel that the player sees; `undefined`: whichever runs. */
  readonly wheelId: number | undefined;
  readonly operation: string | null;
}

export type SpinOutcome =
  | {
      readonly kind: 'won';
      readonly prizeId: number;
      readonly remainingDraws: number;
      /** What the member has now; `undefined` where nothing was won, or this repeats an earlier spin. */
      readonly balance: Balance | undefined;
    }
  | { readonly kind: 'refused'; readonly code: SpinCode };

/**
 * Spins of one member stand in line. The draw, its prize, the money and the answer that a repetition will get are
 * written together or not at all.
 */
export function spinWheels(db: Database): (spin: Spin) => Promise<SpinOutcome> {
  const inLine = serializableInLine(db, 'roulette');
  return async (spin) => {
    const pick = rememberedDraws();
    const first = await repeated(db, spin);
    if (first) return first;
    try {
      return await inLine(spin.member.id, (tx) => carryOut(tx, spin, pick));
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
  const { prizeId, remainingDraws } = first;
  return { kind: 'won', prizeId, remainingDraws, balance: undefined };
}

async function carryOut(
  tx: Transaction,
  { member, wheelId, operation }: Spin,
  pick: (end: bigint) => bigint,
): Promise<SpinOutcome> {
  const wheel = await runningWheel(tx, member.currency);
  if (!wheel) throw new Refused<SpinCode>('2093102');
  if (wheelId !== undefined && wheelId !== wheel.id) throw new Refused<SpinCode>('2093104');
  const remainingDraws = await useDraw(tx, wheel, member.id, new Date());
  if (remainingDraws === undefined) throw new Refused<SpinCode>('2093101');
  const prize = await drawPrize(tx, wheel, pick);
  const { id: prizeId, amount } = prize;
  const [spin] = await tx
    .insert(rouletteSpins)
    .values({ memberId: member.id, prizeId, remainingDraws, operation })
    .returning({ id: rouletteSpins.id });
  if (!spin) throw new Error('the spin was not written');
  if (amount === 0n) return { kind: 'won', prizeId, remainingDraws, balance: undefined };
  const key = `roulette:${spin.id}`;
  const { id: memberId, currency } = member;
  const balance = await award(tx, { memberId, currency, amount, kind: 'roulette_prize', key });
  return { kind: 'won', prizeId, remainingDraws, balance };
}

/** A prize by its weight; one that is used up is drawn again without it. */
async function drawPrize(
  tx: Transaction,
  wheel: Roulette,
  pick: (end: bigint) => bigint,
): Promise<RoulettePrize> {
  let choices = await prizesOf(tx, wheel);
  while (choices.length > 0) {
    const prize = drawWeighted(choices, pick);
    if (await takeFromStock(tx, prize)) return prize;
    choices = choices.filter(({ id }) => id !== prize.id);
  }
  throw new Refused<SpinCode>('2093103');
}

/** @returns whether there was one left, or the prize has no end */
async function takeFromStock(tx: Transaction, { id, isLimited }: RoulettePrize): Promise<boolean> {
  if (!isLimited) return true;
  const taken = await tx
    .update(rouletteStock)
    .set({ left: sql`${rouletteStock.left} - 1` })
    .where(and(eq(rouletteStock.prizeId, id), gt(rouletteStock.left, 0)))
    .returning({ left: rouletteStock.left });
  return taken.length > 0;
}
