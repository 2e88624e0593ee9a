import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { toMinor, type CurrencyCode, type JurisdictionRules } from '@tessera/domain';
import type { LegPayload, OddsMoved, SlipAnswer, SlipPayload } from '../../protocol/book.ts';
import { roundIdOf } from '../ids.ts';
import type { Money } from '../money.ts';
import { refusalFor } from '../refusal.ts';
import { lawOf } from '../session/law.ts';
import { sessionHash, type GameSession, type Sealer } from '../sealed-session.ts';
import { UNFINISHED } from '../solo/player.ts';
import type { Database, Queries } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import { refuse } from '../tables/refuse.ts';
import { takeStake } from '../take-stake.ts';
import type { Book } from './book.ts';
import { isOfRules, readFixtures } from './fixtures.ts';
import { decidedAt, knownOf, readLegs, spotOf, type Known, type TakenLeg } from './legs.ts';
import { slipAnswerOf, type SlipRow } from './slip.ts';
import { findSlip, knownToSlips } from './slips.ts';

interface Parts {
  readonly db: Database;
  readonly money: Pick<Money, 'wager'>;
  readonly sealer: Pick<Sealer, 'sealToken'>;
}

/** Takes a slip, at any server. The same request is the same slip. */
export type PlaceSlip = (book: Book, session: GameSession, payload: SlipPayload) => Promise<SlipAnswer>;

/**
 * A slip whose stake nobody has heard the end of by then is called off: its odds were those of its moment, and nobody is
 * to wait and see before asking for it again.
 */
export const LATE_WAGER_MS = 5_000;

/** Whether a row's slip was written down so long ago. */
export const isLate = sql<boolean>`${rounds.at} + make_interval(secs => ${LATE_WAGER_MS / 1_000}) <= clock_timestamp()`;

export function createPlaceSlip({ db, money, sealer }: Parts): PlaceSlip {
  /** Writes the slip down; finds the one of the same request, where it is there. */
  const write = (book: Book, session: GameSession, payload: SlipPayload): Promise<SlipRow> =>
    db.transaction(async (tx) => {
      const { playerId, sessionToken, currency } = session;
      const id = roundIdOf(sessionToken, payload.requestId);
      // One slip of a player after the other, whichever servers are asked: each is held to the same limits.
      await tx.execute(
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`slips ${book.name} ${playerId}`}, 0))`,
      );
      const known = await findSlip(tx, book, id);
      if (known) return sameOrRefused(known, payload);
      const stake = stakeOf(book, payload.stake, currency);
      await requireRoom(tx, book, session);
      const fixtures = knownOf(
        await readFixtures(
          tx,
          payload.legs.map(({ fixtureId }) => fixtureId),
        ),
      );
      const legs = takenLegs(book, payload, { ...fixtures, ...lawOf(session) });
      const [row] = await tx
        .insert(rounds)
        .values({
          ...{ id, requestId: payload.requestId, playerId, currency, stake, staked: stake, choice: legs },
          ...{ game: book.game, variant: book.variant, book: book.name, rulesVersion: book.rules.version },
          ...{ gameCode: session.gameCode, mode: session.mode, session: sessionHash(session) },
          sessionSealed: sealer.sealToken(sessionToken),
          at: sql`clock_timestamp()`,
          dueAt: new Date(decidedAt(book, legs, fixtures)),
          state: 'drawn',
        })
        .returning();
      return row!;
    });

  /** Takes the stake of a slip whose wager nobody has heard the end of; not any more where that was too long ago. */
  async function wager(book: Book, row: SlipRow): Promise<SlipRow> {
    const [inTime] = await db
      .select({ id: rounds.id })
      .from(rounds)
      .where(and(eq(rounds.id, row.id), eq(rounds.state, 'drawn'), sql`NOT ${isLate}`));
    if (!inTime) return (await findSlip(db, book, row.id))!;
    const legs = readLegs(row.choice);
    return takeStake({ db, money }, row, { book: book.name, rules: row.rulesVersion, legs });
  }

  return async (book, session, payload) => {
    const written = await write(book, session, payload);
    const row = written.state === 'drawn' ? await wager(book, written) : written;
    if (row.refusal !== null) throw refusalFor(row.refusal, 'the platform did not take the stake');
    if (row.state === 'drawn' || row.state === 'cancelling' || row.state === 'dropped')
      refuse('bettingClosed', 'the slip was called off: its stake goes back');
    return slipAnswerOf(book, row, await knownToSlips(db, [row]));
  };
}

function sameOrRefused(row: SlipRow, { legs, stake }: SlipPayload): SlipRow {
  const same = (of: readonly LegPayload[]): string =>
    JSON.stringify(of.map((leg) => ({ fixtureId: leg.fixtureId, ...spotOf(leg) })));
  const isSame = same(readLegs(row.choice)) === same(legs) && minorOf(stake, row.currency) === row.stake;
  return isSame ? row : refuse('requestReused', 'this request id was used with another slip');
}

function minorOf(stake: string, currency: CurrencyCode): bigint | undefined {
  try {
    return toMinor(stake, currency);
  } catch {
    return undefined;
  }
}

function stakeOf({ rules }: Book, decimal: string, currency: CurrencyCode): bigint {
  const stake = minorOf(decimal, currency);
  if (stake !== undefined && rules.stakes(currency).includes(stake)) return stake;
  return refuse('stakeOutOfRange', 'a slip has one of the stakes of the session');
}

async function requireRoom(tx: Pick<Queries, 'select'>, { name, rules }: Book, { playerId }: GameSession) {
  const [open] = await tx
    .select({ slips: count() })
    .from(rounds)
    .where(and(eq(rounds.book, name), eq(rounds.playerId, playerId), inArray(rounds.state, [...UNFINISHED])));
  if (open!.slips >= rules.mostOpen) refuse('tooMany', 'no more slips of one player are open at a time');
}

/** What legs are quoted by: the fixtures now, and whether bets in play are taken. */
type Quoting = Known & Pick<JurisdictionRules, 'betsInPlay'>;

/** The legs at their odds of now. @throws Refusal where a market is closed, or odds moved otherwise than is accepted */
function takenLegs(book: Book, { legs, accept }: SlipPayload, known: Quoting): TakenLeg[] {
  if (new Set(legs.map(({ fixtureId }) => fixtureId)).size < legs.length)
    refuse('malformed', 'the legs of a slip are on different fixtures');
  const now = legs.map((leg) => quoted(book, leg, known));
  const moved: OddsMoved = { legs: now };
  if (now.some(({ isOpen }) => !isOpen)) refuse('bettingClosed', 'no bets are taken on a leg now', moved);
  const isTaken = legs.every(({ odds: seen }, index) => {
    const { odds } = now[index]!;
    return accept === 'any' || odds === seen || (accept === 'better' && odds! > seen);
  });
  if (!isTaken) refuse('oddsMoved', 'the odds have moved', moved);
  return legs.map((leg, index) => ({ fixtureId: leg.fixtureId, ...spotOf(leg), odds: now[index]!.odds! }));
}

function quoted(
  book: Book,
  leg: LegPayload,
  { fixtures, now, betsInPlay }: Quoting,
): OddsMoved['legs'][number] {
  const row = fixtures.get(leg.fixtureId);
  if (row?.book !== book.name) return refuse('notFound', `${book.name} has no fixture ${leg.fixtureId}`);
  // A server of another release would pay it by other rules than it was made by.
  const isOffered = !row.isVoid && isOfRules(row, book);
  const quote = isOffered ? book.rules.quote(row.outcome, now - row.kickoffAt.getTime(), leg) : undefined;
  const { odds = null, isOpen = false } = quote ?? {};
  const isLawful = betsInPlay || now < row.kickoffAt.getTime();
  return { fixtureId: leg.fixtureId, ...spotOf(leg), odds, isOpen: isOpen && isLawful };
}
