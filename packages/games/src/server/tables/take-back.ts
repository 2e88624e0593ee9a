import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PlacementAnswer } from '../../protocol/tables.ts';
import type { Money } from '../money.ts';
import type { Database } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import { findOwn, type Owner } from './own.ts';
import { answerOf } from './placement.ts';
import { refuse } from './refuse.ts';
import type { Table } from './table.ts';

/** Gives a placement's stake back, until the close of bets. Asked for again it tells the same. */
export type TakeBack = (table: Table, owner: Owner, roundId: string) => Promise<PlacementAnswer>;

interface Parts {
  readonly db: Database;
  readonly money: Pick<Money, 'cancel'>;
}

export function createTakeBack({ db, money }: Parts): TakeBack {
  return async (table, owner, roundId) => {
    const { row, round } = await findOwn(db, table, owner, roundId);
    // Whoever leads the table would do the rest as well, should this server not come to it.
    const [returning] = await db
      .update(rounds)
      .set({ state: 'cancelling' })
      .where(
        and(
          eq(rounds.id, roundId),
          inArray(rounds.state, ['drawn', 'open']),
          sql`EXISTS (SELECT 1 FROM table_rounds WHERE id = ${round.id} AND phase = 'betting' AND clock_timestamp() < closes_at)`,
        ),
      )
      .returning();
    const isReturned = row.state === 'dropped' && row.balance !== null;
    if (isReturned) return answerOf(row, round);
    if (!returning && row.state !== 'cancelling') refuse('bettingClosed', 'the bets are closed');
    const ended = await money.cancel(row);
    if (ended.kind === 'gone') throw ended.error;
    const [returned] = await db
      .update(rounds)
      .set({ state: 'dropped', balance: ended.balance })
      .where(and(eq(rounds.id, roundId), inArray(rounds.state, ['cancelling', 'dropped'])))
      .returning();
    return answerOf(returned ?? { ...row, state: 'dropped', balance: ended.balance }, round);
  };
}
