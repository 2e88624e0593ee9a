import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import type { SlipView } from '../../protocol/book.ts';
import { HISTORY_ROUNDS, type Fairness, type RoundAnswer } from '../../protocol/rounds.ts';
import { slipOdds } from '../../rules/slip.ts';
import type { GameSession } from '../sealed-session.ts';
import type { Database } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import type { Book } from './book.ts';
import { drawnFrom, fixtureOf, isEnded, readLegs, tellLegDrawn, type Known } from './legs.ts';
import type { SlipRow } from './slip.ts';
import { knownToSlips } from './slips.ts';

/** A player's paid slips in a book, newest first, in the form of every other round. */
export async function slipHistory(db: Database, book: Book, session: GameSession): Promise<RoundAnswer[]> {
  return tell(db, book, await paid(db, book, session));
}

/** The player's slips that were paid while no page saw it, oldest first: told once. */
export async function untoldSlips(db: Database, book: Book, session: GameSession): Promise<RoundAnswer[]> {
  const rows = await paid(db, book, session, eq(rounds.untold, true));
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await db.update(rounds).set({ untold: false }).where(inArray(rounds.id, ids));
  }
  return (await tell(db, book, rows)).reverse();
}

const paid = (
  db: Database,
  { name }: Book,
  { playerId, gameCode, mode, currency }: GameSession,
  only?: SQL,
): Promise<SlipRow[]> =>
  db
    .select()
    .from(rounds)
    .where(
      and(
        eq(rounds.playerId, playerId),
        eq(rounds.gameCode, gameCode),
        eq(rounds.mode, mode),
        eq(rounds.currency, currency),
        eq(rounds.book, name),
        eq(rounds.state, 'closed'),
        only,
      ),
    )
    .orderBy(desc(rounds.at))
    .limit(HISTORY_ROUNDS);

async function tell(db: Database, book: Book, rows: readonly SlipRow[]): Promise<RoundAnswer[]> {
  const known = await knownToSlips(db, rows);
  return rows.map((row) => answerOf(book, row, known));
}

function answerOf(book: Book, row: SlipRow, known: Known): RoundAnswer {
  const decimal = (minor: bigint) => toDecimal(minor, row.currency);
  // Of other rules than those of today nobody can tell what it was on.
  const view = row.rulesVersion === book.rules.version ? viewOf(book, row, known) : null;
  return {
    roundId: row.id,
    requestId: row.requestId,
    stake: decimal(row.stake),
    staked: decimal(row.staked),
    rulesVersion: row.rulesVersion,
    choice: row.choice,
    actions: [],
    view,
    over: true,
    payout: decimal(row.payout ?? 0n),
    returned: decimal(row.returned),
    balance: row.balance ?? '0',
    at: row.at.getTime(),
    fair: fairOf(row, known),
  };
}

function viewOf(book: Book, { choice }: SlipRow, known: Known): SlipView {
  const legs = readLegs(choice).map((leg) => tellLegDrawn(book, leg, known));
  return {
    legs,
    odds: slipOdds(
      legs.map(({ odds }) => odds),
      book.rules.maxWinMultiple,
    ),
  };
}

/** Of its first leg, with the seed when all of its fixtures have ended: then all of it can be checked. */
function fairOf({ choice }: SlipRow, known: Known): Fairness {
  const fixtures = readLegs(choice).map((leg) => fixtureOf(known, leg));
  const { hash, seed, salt } = drawnFrom(fixtures[0]!, known);
  const areEnded = fixtures.every((row) => isEnded(row, known));
  return { hash, salt, seed: areEnded ? seed : null, nextHash: null };
}
