import { eq } from 'drizzle-orm';
import type { GameSession } from '../sealed-session.ts';
import type { Queries } from '../store/connect.ts';
import { rounds, tableRounds } from '../store/schema.ts';
import { refuse } from './refuse.ts';
import type { TableRound } from './table-rounds.ts';
import type { Table } from './table.ts';
import type { PlacementRow } from './unfinished.ts';

/** Whose placements; a player keeps them through every session of theirs. */
export type Owner = Pick<GameSession, 'playerId'>;

/** A placement, with the table's round that it is on. */
export interface Found {
  readonly row: PlacementRow;
  readonly round: TableRound;
}

export async function findPlacement(db: Pick<Queries, 'select'>, id: string): Promise<Found | undefined> {
  const [found] = await db
    .select({ row: rounds, round: tableRounds })
    .from(rounds)
    .innerJoin(tableRounds, eq(tableRounds.id, rounds.tableRoundId))
    .where(eq(rounds.id, id));
  return found;
}

/** A player's own placement at the table. @throws Refusal 404 where it is none */
export async function findOwn(
  db: Pick<Queries, 'select'>,
  table: Table,
  { playerId }: Owner,
  roundId: string,
): Promise<Found> {
  const found = await findPlacement(db, roundId);
  if (found?.row.playerId !== playerId || found.round.table !== table.name) {
    return refuse('notFound', 'there is no such placement');
  }
  return found;
}
