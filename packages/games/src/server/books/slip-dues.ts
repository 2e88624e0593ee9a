import { and, eq, inArray, isNotNull, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import { slipPayout } from '../../rules/slip.ts';
import type { Database } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import type { Dues } from '../tables/settle.ts';
import type { Book } from './book.ts';
import { decidedAt, readLegs, statesOf, type Known } from './legs.ts';
import { isLate } from './place-slip.ts';
import type { SlipRow } from './slip.ts';
import { knownToSlips } from './slips.ts';

const BATCH = 500;

/** A slip whose time has come, and what it comes to where it stands. */
interface DueSlip {
  readonly placement: SlipRow;
  /** Minor unit; `undefined` where its stake goes back. */
  readonly payout: bigint | undefined;
}

/**
 * The slips of a book that are decided, or begun and not heard the end of, or were judged and not ended yet.
 * @param book `undefined` where this release does not have it: what is not judged yet goes back
 */
export function slipDues(db: Database, name: string, book: Book | undefined): Dues<DueSlip> {
  async function read(): Promise<DueSlip[]> {
    const rows = await readRows(db, name);
    if (!book) return rows.map((placement) => ({ placement, payout: undefined }));
    const known = await knownToSlips(db, rows);
    const dues: DueSlip[] = [];
    for (const row of rows) {
      const payout = row.state === 'open' ? payoutOf(book, row, known) : undefined;
      if (payout === 'open') await putOff(book, row, known);
      else dues.push({ placement: row, payout });
    }
    return dues;
  }

  /** A fixture was called off meanwhile: now others decide. */
  async function putOff(of: Book, { id, choice }: SlipRow, known: Known): Promise<void> {
    const dueAt = new Date(decidedAt(of, readLegs(choice), known));
    await db
      .update(rounds)
      .set({ dueAt })
      .where(and(eq(rounds.id, id), eq(rounds.state, 'open')));
  }

  return {
    name,
    read,
    judge({ placement: { id, state }, payout }) {
      if (state !== 'drawn' && state !== 'open') return undefined;
      if (payout === undefined) return { to: 'cancelling', id, from: state };
      return { to: 'settling', id, payout, takenOutMs: null };
    },
  };
}

/** `undefined` where the stake goes back: nothing that was bet on has come to an end that can be told. */
function payoutOf(
  book: Book,
  { choice, rulesVersion, staked }: SlipRow,
  known: Known,
): bigint | 'open' | undefined {
  if (rulesVersion !== book.rules.version) return undefined;
  const legs = statesOf(book, readLegs(choice), known);
  if (legs.every(({ state }) => state === 'void')) return undefined;
  return slipPayout(legs, staked, book.rules.maxWinMultiple) ?? 'open';
}

/** The few that are to be ended, and of the many open ones those that are decided: each by an index of its own. */
async function readRows(db: Database, name: string): Promise<SlipRow[]> {
  const rowsOf = (only: SQL | undefined) =>
    db
      .select()
      .from(rounds)
      .where(and(eq(rounds.book, name), only))
      .orderBy(rounds.dueAt)
      .limit(BATCH);
  const [ending, decided] = await Promise.all([
    // Said in the words of the indexes.
    rowsOf(
      sql`${rounds.state} IN ('drawn', 'settling', 'cancelling') AND (${rounds.state} <> 'drawn' OR ${isLate})`,
    ),
    rowsOf(
      and(
        sql`${rounds.state} IN ('drawn', 'open', 'settling', 'cancelling')`,
        eq(rounds.state, 'open'),
        lte(rounds.dueAt, sql`now()`),
      ),
    ),
  ]);
  return [...ending, ...decided];
}

/** Which of these books have slips that somebody has to bring to an end. */
export async function unfinishedBooks(db: Database, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ book: rounds.book })
    .from(rounds)
    .where(
      and(
        sql`${rounds.state} IN ('drawn', 'open', 'settling', 'cancelling')`,
        inArray(rounds.book, [...names]),
      ),
    );
  return new Set(rows.flatMap(({ book }) => book ?? []));
}

/** Nobody else may know a book any longer when its slips have waited for so long. */
const FORSAKEN_MS = 30_000;

/** Books beside these that have slips which nobody has brought to an end, although they are long decided. */
export async function forsakenBooks(db: Database, known: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ book: rounds.book })
    .from(rounds)
    .where(
      and(
        sql`${rounds.state} IN ('drawn', 'open', 'settling', 'cancelling')`,
        isNotNull(rounds.book),
        notInArray(rounds.book, [...known]),
        sql`${rounds.dueAt} + make_interval(secs => ${FORSAKEN_MS / 1_000}) < clock_timestamp()`,
      ),
    );
  return new Set(rows.flatMap(({ book }) => book ?? []));
}
