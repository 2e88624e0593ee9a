import { and, eq } from 'drizzle-orm';
import { wagerIdOf } from './ids.ts';
import type { Money } from './money.ts';
import type { Database } from './store/connect.ts';
import { rounds } from './store/schema.ts';

interface Parts {
  readonly db: Database;
  readonly money: Pick<Money, 'wager'>;
}

type Row = typeof rounds.$inferSelect;

/**
 * Takes the stake of a round that is written down and whose wager nobody has heard the end of.
 * @param outcome enough to tell the round again, and to end it, by anybody
 * @returns the row as it is then; called off, where that was done meanwhile
 * @throws CallError where the platform refused it now, or gave no answer to act on
 */
export async function takeStake(
  { db, money }: Parts,
  row: Row,
  outcome: Record<string, unknown>,
): Promise<Row> {
  const end = await money.wager(row, { amount: row.staked, transactionId: wagerIdOf(row.id), outcome });
  const change =
    end.kind === 'taken'
      ? ({ state: 'open', balance: end.balance } as const)
      : ({ state: 'dropped', refusal: end.code } as const);
  const [changed] = await db
    .update(rounds)
    .set(change)
    .where(and(eq(rounds.id, row.id), eq(rounds.state, 'drawn')))
    .returning();
  if (end.kind === 'refused' && changed) throw end.error;
  if (changed) return changed;
  const [now] = await db.select().from(rounds).where(eq(rounds.id, row.id));
  return now!;
}
