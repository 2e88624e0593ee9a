import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { SEED_BYTES, commitmentOf, drawsOf } from '@tessera/domain/fairness';
import type { Queries } from '../store/connect.ts';
import { bookFixtures } from '../store/schema.ts';
import { clockMs } from '../tables/table-rounds.ts';
import type { Book } from './book.ts';
import { kickoffsToOffer } from './schedule.ts';

export type FixtureRow = typeof bookFixtures.$inferSelect;

/** Rows, and the database's clock at their reading, epoch milliseconds. */
export interface Read {
  readonly rows: readonly FixtureRow[];
  readonly now: number;
}

/** More than are offered and told as results at a time. */
const NEWEST = 60;

/** What a book's draws of a fixture are mixed with. */
export const saltOf = ({ book, number }: Pick<FixtureRow, 'book' | 'number'>): string => `${book} ${number}`;

/** Whether it is told and paid by the rules of today, whatever became of it. */
export const isOfRules = ({ rulesVersion }: FixtureRow, { rules }: Pick<Book, 'rules'>): boolean =>
  rulesVersion === rules.version;

/** A book's newest fixtures of its rules of today. */
export async function readNewest(db: Pick<Queries, 'select' | 'execute'>, book: Book): Promise<Read> {
  const rows = await db
    .select()
    .from(bookFixtures)
    .where(and(eq(bookFixtures.book, book.name), eq(bookFixtures.rulesVersion, book.rules.version)))
    .orderBy(desc(bookFixtures.number))
    .limit(NEWEST);
  return { rows, now: await readClock(db) };
}

/** Fixtures of any rules, by their ids. */
export async function readFixtures(
  db: Pick<Queries, 'select' | 'execute'>,
  ids: readonly string[],
): Promise<Read> {
  const wanted = [...new Set(ids)].map(BigInt);
  const rows =
    wanted.length === 0 ? [] : await db.select().from(bookFixtures).where(inArray(bookFixtures.id, wanted));
  return { rows, now: await readClock(db) };
}

/** Read after the rows: what has been decided by then may be told of them. */
async function readClock(db: Pick<Queries, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ now: number }>(sql`SELECT ${clockMs} AS now`);
  return rows[0]!.now;
}

/**
 * Draws the fixtures that a book is to offer by now, and writes them down, before anybody can bet on them.
 * @returns whether there were any
 */
export async function offerFixtures(
  tx: Pick<Queries, 'select' | 'insert' | 'execute'>,
  { name: book, rules }: Book,
): Promise<boolean> {
  const newest = (only?: SQL) =>
    tx
      .select({ number: bookFixtures.number, kickoffAt: bookFixtures.kickoffAt })
      .from(bookFixtures)
      .where(and(eq(bookFixtures.book, book), only))
      .orderBy(desc(bookFixtures.number))
      .limit(1);
  const [last] = await newest();
  // What is offered by other rules is called off.
  const [lastOfRules] = await newest(eq(bookFixtures.rulesVersion, rules.version));
  const now = await readClock(tx);
  const kickoffs = kickoffsToOffer(rules, lastOfRules?.kickoffAt.getTime(), now);
  if (kickoffs.length === 0) return false;
  const first = (last?.number ?? 0n) + 1n;
  await tx.insert(bookFixtures).values(
    kickoffs.map((kickoff, index) => {
      const number = first + BigInt(index);
      const seed = randomBytes(SEED_BYTES).toString('hex');
      return {
        ...{ book, number, seed, rulesVersion: rules.version, seedHash: commitmentOf(seed) },
        outcome: rules.draw(drawsOf(seed, saltOf({ book, number })), Number(number)),
        kickoffAt: new Date(kickoff),
        endsAt: new Date(kickoff + rules.runMs),
      };
    }),
  );
  return true;
}
