import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { toDecimal, type CurrencyCode } from '@tessera/domain';
import type { Database, Queries } from '../db/connect.ts';
import { bonuses, type BonusRow } from '../db/schema/bonuses.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import type { Balance } from '../ledger/accounts.ts';
import { award } from '../ledger/award.ts';
import { tellCash } from '../money/tell-cash.ts';
import { queuePush } from '../push/queue-push.ts';
import type { Services } from '../services.ts';
import { wageredOf } from './progress.ts';

type Closing = Pick<Services, 'db' | 'inTurn' | 'live'>;

interface Paid {
  readonly member: { readonly id: number; readonly currency: CurrencyCode };
  readonly balance: Balance;
}

/** Pays or ends all bonuses that are due. Rounds need not know of bonuses: this looks every half minute. */
export async function closeDueBonuses(services: Closing): Promise<void> {
  const { db } = services;
  const active = await db
    .select({ memberId: bonuses.memberId })
    .from(bonuses)
    .where(eq(bonuses.state, 'active'));
  for (const { memberId } of active) await closeDueBonus(services, memberId);
}

/** The same of one member, for a list that is about to be shown. */
export async function closeDueBonus({ db, inTurn, live }: Closing, memberId: number): Promise<void> {
  // Each bonus that follows may be due, too: its time runs while no process does.
  for (;;) {
    const active = await activeBonus(db, memberId);
    const outcome = active && (await outcomeOf(db, active));
    if (!active || !outcome) return;
    const paid = await inTurn(memberId, () => serializable(db, (tx) => close(tx, active, outcome)));
    if (paid) tellCash(live, paid.member, paid.balance);
  }
}

type Outcome =
  | { readonly state: 'completed'; readonly wagered: bigint }
  | { readonly state: 'missed'; readonly reason: 'expired' | 'givenUp' | 'ended'; readonly wagered: bigint };

/** Returns how an active bonus is to be closed; `undefined` while it goes on. */
async function outcomeOf(db: Database, bonus: BonusRow): Promise<Outcome | undefined> {
  const wagered = await wageredOf(db, bonus);
  if (wagered >= bonus.wagering) return { state: 'completed', wagered };
  if (bonus.endsAt && bonus.endsAt.getTime() <= Date.now())
    return { state: 'missed', reason: 'expired', wagered };
  return undefined;
}

/**
 * Closes a bonus that is active or next, pays it where it is completed, and starts the member's next one.
 * @returns what the member has then; `undefined` where nothing was paid
 */
export async function close(tx: Transaction, bonus: BonusRow, outcome: Outcome): Promise<Paid | undefined> {
  const { id, memberId, currency, value: amount } = bonus;
  const closed = await tx
    .update(bonuses)
    .set({ ...outcome, closedAt: sql`now()` })
    .where(and(eq(bonuses.id, id), inArray(bonuses.state, ['active', 'next'])))
    .returning({ id: bonuses.id });
  if (closed.length === 0) return undefined;
  await startNext(tx, memberId);
  if (outcome.state !== 'completed') return undefined;
  const balance = await award(tx, { memberId, currency, amount, kind: 'bonus', key: `bonus:${id}` });
  const words = `${toDecimal(amount, currency)} ${currency}`;
  await queuePush(tx, { kind: 'bonusPaid', id, title: bonus.title, amount: words }, { memberId });
  return { member: { id: memberId, currency }, balance };
}

export async function activeBonus(queries: Queries, memberId: number): Promise<BonusRow | undefined> {
  const [active] = await queries
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.state, 'active')));
  return active;
}

/** Starts the oldest bonus that is next, unless one is active. */
export async function startNext(tx: Transaction, memberId: number): Promise<void> {
  if (await activeBonus(tx, memberId)) return;
  const [next] = await tx
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.state, 'next')))
    .orderBy(asc(bonuses.id))
    .limit(1);
  if (!next) return;
  await tx
    .update(bonuses)
    .set({
      state: 'active',
      startedAt: sql`now()`,
      endsAt: sql`now() + make_interval(days => ${bonuses.days})`,
    })
    .where(eq(bonuses.id, next.id));
}
