import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { BOOK_SLIPS, type Slip, type SlipAnswer } from '../../protocol/book.ts';
import type { GameSession } from '../sealed-session.ts';
import { UNFINISHED } from '../solo/player.ts';
import type { Queries } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import { refuse } from '../tables/refuse.ts';
import type { Book } from './book.ts';
import { readFixtures } from './fixtures.ts';
import { knownOf, readLegs, type Known } from './legs.ts';
import { slipAnswerOf, slipOf, type SlipRow } from './slip.ts';

type Reads = Pick<Queries, 'select' | 'execute'>;

const isOpen = (): SQL => inArray(rounds.state, [...UNFINISHED]);

/** All fixtures of these slips, and the clock. */
export async function knownToSlips(db: Reads, rows: readonly Pick<SlipRow, 'choice'>[]): Promise<Known> {
  const ids = rows.flatMap(({ choice }) => readLegs(choice).map(({ fixtureId }) => fixtureId));
  return knownOf(await readFixtures(db, ids));
}

/** A player's slips that are open, and those of the last day, newest first. */
export async function minesOf(db: Reads, book: Book, session: GameSession): Promise<readonly SlipRow[]> {
  const { playerId, gameCode, mode, currency } = session;
  return db
    .select()
    .from(rounds)
    .where(
      and(
        eq(rounds.playerId, playerId),
        eq(rounds.gameCode, gameCode),
        eq(rounds.mode, mode),
        eq(rounds.currency, currency),
        eq(rounds.book, book.name),
        // Of other rules than those of today nobody can tell what they were on.
        eq(rounds.rulesVersion, book.rules.version),
        or(isOpen(), sql`${rounds.at} > now() - interval '1 day'`),
      ),
    )
    .orderBy(desc(rounds.at))
    .limit(BOOK_SLIPS);
}

export async function tellMines(db: Reads, book: Book, rows: readonly SlipRow[]): Promise<Slip[]> {
  const known = await knownToSlips(db, rows);
  return rows.map((row) => slipOf(book, row, known));
}

/** A slip of a book by its id. */
export async function findSlip(db: Reads, { name }: Book, id: string): Promise<SlipRow | undefined> {
  const [row] = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.id, id), eq(rounds.book, name)));
  return row;
}

/** @throws Refusal 404 where it is none of the player's */
export async function ownSlip(
  db: Reads,
  book: Book,
  { playerId }: Pick<GameSession, 'playerId'>,
  id: string,
): Promise<SlipAnswer> {
  const row = await findSlip(db, book, id);
  const isTold =
    row?.playerId === playerId && row.rulesVersion === book.rules.version && row.balance !== null;
  if (!isTold) return refuse('notFound', 'there is no such slip');
  return slipAnswerOf(book, row, await knownToSlips(db, [row]));
}

/** Open slips on these fixtures. */
export const openSlipsOn = (
  db: Pick<Queries, 'select'>,
  book: Book,
  fixtureIds: readonly string[],
): Promise<SlipRow[]> =>
  db
    .select()
    .from(rounds)
    .where(
      and(
        eq(rounds.book, book.name),
        eq(rounds.rulesVersion, book.rules.version),
        // Said in the words of the index.
        sql`${rounds.state} IN ('drawn', 'open', 'settling', 'cancelling')`,
        eq(rounds.state, 'open'),
        sql`EXISTS (SELECT FROM jsonb_array_elements(${rounds.choice}) AS leg
          WHERE leg->>'fixtureId' = ANY(${sql.param([...fixtureIds])}::text[]))`,
      ),
    );
