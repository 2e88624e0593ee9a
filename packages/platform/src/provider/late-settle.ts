import { and, eq, sql } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { auditEntries } from '../db/schema/content.ts';
import { providerTransactions, rounds, type GameSession } from '../db/schema/play.ts';
import type { Transaction } from '../db/serializable.ts';
import { book } from '../ledger/book.ts';
import { countClosed } from '../responsible/usage.ts';
import { ledgerKey, providerAccount } from './round-books.ts';

type Round = typeof rounds.$inferSelect;

/** The platform's own transaction that gives the stake of a round back which its game left open. */
export const abandonedTransaction = ({ id }: Pick<Round, 'id'>): string => `abandoned ${id}`;

interface LateSettle {
  readonly session: GameSession;
  readonly round: Round;
  readonly transactionId: string;
  /** Minor units. */
  readonly payout: bigint;
  readonly returned: bigint;
}

/**
 * Settles a round whose stake the platform gave back because its game had left it open: the player gets what the round
 * owes beyond that stake.
 * @returns whether the round was settled; `false` where its game closed it, or owes no more than was given back
 */
export async function settleLate(tx: Transaction, late: LateSettle): Promise<boolean> {
  const { session, round, transactionId, payout, returned } = late;
  const due = payout + returned - round.stake;
  if (due <= 0n || returned > round.stake || !(await wasAbandoned(tx, round))) return false;
  const { memberId, currency } = session;
  if (memberId !== null) {
    await countClosed(tx, memberId, { won: payout, returned: returned - round.stake }, round.openedAt);
    await tx.insert(auditEntries).values({
      operator: `provider ${session.providerId}`,
      command: 'late settle',
      subject: `round ${round.id}`,
      before: { state: round.state, returned: `${toDecimal(round.returned, currency)} ${currency}` },
      after: { state: 'settled', payout: `${toDecimal(payout, currency)} ${currency}`, member: memberId },
    });
  }
  const from = await providerAccount(tx, session);
  const key = ledgerKey(session, transactionId);
  await book(tx, { key, kind: 'payout', from, to: session.accountId, amount: due });
  await tx
    .update(rounds)
    .set({ state: 'settled', payout, returned, closedAt: sql`now()` })
    .where(eq(rounds.id, round.id));
  return true;
}

async function wasAbandoned(tx: Transaction, round: Round): Promise<boolean> {
  if (round.state !== 'cancelled') return false;
  const [given] = await tx
    .select({ id: providerTransactions.id })
    .from(providerTransactions)
    .where(
      and(
        eq(providerTransactions.providerId, round.providerId),
        eq(providerTransactions.transactionId, abandonedTransaction(round)),
      ),
    );
  return given !== undefined;
}
