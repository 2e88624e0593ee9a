import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../store/connect.ts';
import { rounds, tableRounds } from '../store/schema.ts';
import { VOID_AFTER_MS } from './schedule.ts';
import type { TableRound } from './table-rounds.ts';

export type PlacementRow = typeof rounds.$inferSelect;

/** A placement of which something is to be done, with the table's round that it is on. */
export interface Due {
  readonly placement: PlacementRow;
  readonly round: TableRound;
}

/** A wager whose answer has not come by then, after the close of bets, is called off. */
export const LATE_WAGER_MS = 2_000;
/** Who takes out in the last instant is heard before the round is paid, though the request took a moment. */
export const TAKE_OUT_GRACE_MS = 100;

const BATCH = 500;

/**
 * The placements at a table whose time has come: to be paid, to be given back, or begun and not heard the end of.
 * @param graceMs after the end of a round, before its placements are paid
 */
export const readDue = (db: Database, table: string, graceMs: number): Promise<Due[]> =>
  db
    .select({ placement: rounds, round: tableRounds })
    .from(rounds)
    .innerJoin(tableRounds, eq(tableRounds.id, rounds.tableRoundId))
    .where(
      and(
        eq(tableRounds.table, table),
        // Said in the words of the index.
        sql`${rounds.state} IN ('drawn', 'open', 'settling', 'cancelling')`,
        or(
          inArray(rounds.state, ['settling', 'cancelling']),
          eq(tableRounds.phase, 'void'),
          and(eq(rounds.state, 'drawn'), hasPassed(tableRounds.closesAt, LATE_WAGER_MS)),
          and(
            eq(rounds.state, 'open'),
            eq(tableRounds.phase, 'over'),
            hasPassed(tableRounds.endsAt, graceMs),
          ),
        ),
      ),
    )
    .orderBy(rounds.at)
    .limit(BATCH);

const hasPassed = (instant: typeof tableRounds.closesAt | typeof tableRounds.endsAt, ms: number) =>
  sql`${instant} + make_interval(secs => ${ms / 1_000}) <= clock_timestamp()`;

/** Which of these tables have placements or a round that somebody has to bring to an end. */
export async function unfinishedTables(db: Database, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT t.name FROM unnest(${sql.param([...names])}::text[]) AS t(name)
    CROSS JOIN LATERAL (
      SELECT phase FROM table_rounds WHERE table_name = t.name ORDER BY number DESC LIMIT 1
    ) AS latest
    WHERE latest.phase IN ('betting', 'running')
    UNION
    SELECT DISTINCT tr.table_name FROM rounds r JOIN table_rounds tr ON tr.id = r.table_round_id
    WHERE r.state IN ('drawn', 'open', 'settling', 'cancelling') AND tr.table_name = ANY(${sql.param([...names])}::text[])`);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Tables beside these that have placements which nobody has brought to an end, although their rounds are long over. Until
 * then a server of another release may know the table, and what they are paid.
 */
export async function forsakenTables(db: Database, known: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT DISTINCT tr.table_name AS name FROM rounds r JOIN table_rounds tr ON tr.id = r.table_round_id
    WHERE r.state IN ('drawn', 'open', 'settling', 'cancelling') AND tr.table_name <> ALL(${sql.param([...known])}::text[])
      AND tr.ends_at + make_interval(secs => ${VOID_AFTER_MS / 1_000}) < clock_timestamp()`);
  return rows.map(({ name }) => name);
}

/** What is written of a placement before the platform is asked. */
export type Verdict =
  | {
      readonly to: 'settling';
      readonly id: string;
      readonly payout: bigint;
      readonly takenOutMs: number | null;
    }
  | { readonly to: 'cancelling'; readonly id: string; readonly from: 'drawn' | 'open' };

/** Writes verdicts down, each unless its placement was changed meanwhile. @returns the ids of those that now stand */
export async function writeVerdicts(tx: Queries, verdicts: readonly Verdict[]): Promise<Set<string>> {
  const columns = {
    id: verdicts.map(({ id }) => id),
    from: verdicts.map((verdict) => (verdict.to === 'settling' ? 'open' : verdict.from)),
    to: verdicts.map(({ to }) => to),
    payout: verdicts.map((verdict) => (verdict.to === 'settling' ? String(verdict.payout) : null)),
    takenOut: verdicts.map((verdict) => (verdict.to === 'settling' ? verdict.takenOutMs : null)),
  };
  const { rows } = await tx.execute<{ id: string }>(sql`
    UPDATE rounds SET state = verdict.new_state, payout = verdict.payout
    FROM unnest(${sql.param(columns.id)}::text[], ${sql.param(columns.from)}::text[], ${sql.param(columns.to)}::text[],
      ${sql.param(columns.payout)}::bigint[], ${sql.param(columns.takenOut)}::int[])
      AS verdict(id, old_state, new_state, payout, taken_out_ms)
    WHERE rounds.id = verdict.id AND rounds.state = verdict.old_state
      AND (verdict.new_state = 'cancelling' OR rounds.taken_out_ms IS NOT DISTINCT FROM verdict.taken_out_ms)
    RETURNING rounds.id`);
  return new Set(rows.map(({ id }) => id));
}
