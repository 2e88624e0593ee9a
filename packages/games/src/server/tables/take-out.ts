import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PlacementAnswer } from '../../protocol/tables.ts';
import type { Database, Queries } from '../store/connect.ts';
import { rounds, tableRounds } from '../store/schema.ts';
import { findOwn, type Owner } from './own.ts';
import { answerOf } from './placement.ts';
import { clockMs } from './table-rounds.ts';
import { refuse } from './refuse.ts';
import type { Table } from './table.ts';

/**
 * Takes a placement out of a running round at the instant in which the request arrived, by the database's clock. The first
 * one counts: asked for again it tells that one.
 * @param arrivedAt `performance.now()` of the arrival: what the request waited for here is not its player's loss
 */
export type TakeOut = (
  table: Table,
  owner: Owner,
  roundId: string,
  arrivedAt: number,
) => Promise<PlacementAnswer>;

export function createTakeOut(db: Database): TakeOut {
  return (table, owner, roundId, arrivedAt) =>
    db.transaction(async (tx) => {
      const { row, round } = await findOwn(tx, table, owner, roundId);
      if (row.takenOutMs !== null) return answerOf(row, round);
      if (row.state !== 'open') refuse('actionNotAllowed', 'these bets do not stand');
      const { canTakeOut } = table.rules;
      const afterMs = await sinceClose(tx, round.id, arrivedAt);
      if (!canTakeOut || round.rulesVersion !== table.rules.version || afterMs < 0) {
        return refuse('actionNotAllowed', 'bets cannot be taken out now');
      }
      if (!canTakeOut(round.outcome, afterMs)) refuse('actionNotAllowed', 'too late: the round had ended');
      const [taken] = await tx
        .update(rounds)
        .set({ takenOutMs: afterMs })
        // Paid, or taken out by another request, in between.
        .where(and(eq(rounds.id, roundId), eq(rounds.state, 'open'), isNull(rounds.takenOutMs)))
        .returning();
      if (taken) return answerOf(taken, round);
      const now = await findOwn(tx, table, owner, roundId);
      if (now.row.takenOutMs === null) refuse('actionNotAllowed', 'too late: the round is paid');
      return answerOf(now.row, round);
    });
}

/** Whole milliseconds from the close of bets to the request's arrival. */
async function sinceClose(tx: Queries, id: bigint, arrivedAt: number): Promise<number> {
  const waitedMs = performance.now() - arrivedAt;
  const [passed] = await tx
    .select({ ms: sql<number>`${clockMs} - extract(epoch FROM ${tableRounds.closesAt})::float8 * 1000` })
    .from(tableRounds)
    .where(eq(tableRounds.id, id));
  return Math.floor(passed!.ms - waitedMs);
}
