import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { LAST_ROUNDS } from '../../protocol/tables.ts';
import { SEED_BYTES, commitmentOf, drawsOf } from '@tessera/domain/fairness';
import type { Queries } from '../store/connect.ts';
import { tableRounds } from '../store/schema.ts';
import { timesOf } from './schedule.ts';
import type { Table } from './table.ts';

export type TableRound = typeof tableRounds.$inferSelect;

/** The database's clock, epoch milliseconds, of this very moment even within a transaction. */
export const clockMs = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::float8`;

/** The newest round of a table, and the database's clock. */
export async function readLatest(
  db: Pick<Queries, 'select' | 'execute'>,
  table: string,
): Promise<{ readonly round: TableRound | undefined; readonly now: number }> {
  const [latest] = await db
    .select({ round: tableRounds, now: clockMs })
    .from(tableRounds)
    .where(eq(tableRounds.table, table))
    .orderBy(desc(tableRounds.number))
    .limit(1);
  if (latest) return latest;
  const { rows } = await db.execute<{ now: number }>(sql`SELECT ${clockMs} AS now`);
  return { round: undefined, now: rows[0]!.now };
}

/** The table's rounds that have ended before the one of this number, newest first. */
export const readLast = (
  db: Pick<Queries, 'select'>,
  table: string,
  before: bigint,
): Promise<{ number: bigint; outcome: unknown }[]> =>
  db
    .select({ number: tableRounds.number, outcome: tableRounds.outcome })
    .from(tableRounds)
    .where(
      and(
        eq(tableRounds.table, table),
        eq(tableRounds.phase, 'over'),
        lt(tableRounds.number, before),
        // A table that had many void rounds in a row tells fewer; it is not searched to its begin.
        gte(tableRounds.number, before - 2n * BigInt(LAST_ROUNDS)),
      ),
    )
    .orderBy(desc(tableRounds.number))
    .limit(LAST_ROUNDS);

/**
 * Draws a table's next round and writes it down, before anybody can bet on it.
 * @param now the database's clock, epoch milliseconds
 */
export async function openRound(
  tx: Pick<Queries, 'insert'>,
  { name, rules }: Table,
  number: bigint,
  now: number,
): Promise<void> {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const outcome = rules.draw(drawsOf(seed, `${name} ${number}`));
  const { opensAt, closesAt, endsAt, nextAt } = timesOf(rules, rules.runMs(outcome), now);
  await tx.insert(tableRounds).values({
    table: name,
    number,
    rulesVersion: rules.version,
    seed,
    seedHash: commitmentOf(seed),
    outcome,
    phase: 'betting',
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    endsAt: new Date(endsAt),
    nextAt: new Date(nextAt),
  });
}

/** Moves a round on. @returns whether it was still in a phase before */
export async function moveRound(
  tx: Pick<Queries, 'update'>,
  { id }: Pick<TableRound, 'id'>,
  to: 'running' | 'over' | 'void',
): Promise<boolean> {
  const before = to === 'running' ? (['betting'] as const) : (['betting', 'running'] as const);
  const moved = await tx
    .update(tableRounds)
    .set({ phase: to })
    .where(and(eq(tableRounds.id, id), inArray(tableRounds.phase, [...before])))
    .returning({ id: tableRounds.id });
  return moved.length === 1;
}
