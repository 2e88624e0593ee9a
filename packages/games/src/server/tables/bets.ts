import { and, eq, ne, sql } from 'drizzle-orm';
import type { GAME_CODES } from '../../protocol/codes.ts';
import type { BetsPayload, PlacementAnswer } from '../../protocol/tables.ts';
import type { Money } from '../money.ts';
import { refusalFor } from '../refusal.ts';
import { roundIdOf } from '../ids.ts';
import { sessionHash, type GameSession, type Sealer } from '../sealed-session.ts';
import type { Database, Queries } from '../store/connect.ts';
import { rounds, tableRounds } from '../store/schema.ts';
import { minorBets, readBets, sumOf, writeChoice, type BetsRefused, type MinorBet } from './choice.ts';
import { takeStake } from '../take-stake.ts';
import { findPlacement, type Found } from './own.ts';
import { answerOf } from './placement.ts';
import { refuse } from './refuse.ts';
import type { TableRound } from './table-rounds.ts';
import type { Table } from './table.ts';
import type { PlacementRow } from './unfinished.ts';

interface Parts {
  readonly db: Database;
  readonly money: Pick<Money, 'wager'>;
  readonly sealer: Pick<Sealer, 'sealToken'>;
}

/** Takes bets on a round of a table, at any server. The same request is the same placement. */
export type PlaceBets = (
  table: Table,
  session: GameSession,
  payload: BetsPayload,
) => Promise<PlacementAnswer>;

/** Placements that a player may take back in one round, before no more are taken: nobody needs so many. */
const MOST_TAKEN_BACK = 20;

export function createPlaceBets({ db, money, sealer }: Parts): PlaceBets {
  /** Writes the placement down, as long as bets are taken; the one of the same request, where it is there. */
  const write = (table: Table, session: GameSession, payload: BetsPayload): Promise<Found> =>
    db.transaction(async (tx) => {
      const { playerId, sessionToken } = session;
      const tableRoundId = BigInt(payload.tableRoundId);
      const id = roundIdOf(sessionToken, payload.requestId);
      // One placement of a player after the other, whichever servers are asked: each is held to the same limits.
      await tx.execute(
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bets ${playerId} ${tableRoundId}`}, 0))`,
      );
      const known = await findPlacement(tx, id);
      if (known) return sameOrRefused(known, table, session, payload);
      const round = await openRoundOf(tx, table, tableRoundId);
      const bets = await allowedBets(tx, table, session, round, payload);
      const stake = sumOf(bets);
      const choice = JSON.stringify(writeChoice(bets, session.currency));
      // By the database's clock at the writing itself.
      await tx.execute(sql`
        INSERT INTO rounds (id, request_id, game, variant, game_code, rules_version, session, session_sealed, player_id,
          mode, currency, stake, staked, choice, table_round_id, state)
        SELECT ${id}, ${payload.requestId}, ${table.game}, ${table.variant}, ${session.gameCode},
          ${table.rules.version}, ${sessionHash(session)}, ${sealer.sealToken(sessionToken)}, ${playerId},
          ${session.mode}, ${session.currency}, ${stake}, ${stake}, ${choice}::jsonb, id, 'drawn'
        FROM table_rounds WHERE id = ${tableRoundId} AND phase = 'betting' AND clock_timestamp() < closes_at`);
      return (await findPlacement(tx, id)) ?? refuse('bettingClosed', 'the bets are closed');
    });

  /** Takes the stake of a placement whose wager nobody has heard the end of. */
  async function wager({ row, round }: Found): Promise<PlacementRow> {
    const { table, number, seedHash } = round;
    const outcome = {
      table,
      number: Number(number),
      rules: row.rulesVersion,
      hash: seedHash,
      bets: row.choice as unknown[],
    };
    return takeStake({ db, money }, row, outcome);
  }

  return async (table, session, payload) => {
    const written = await write(table, session, payload);
    const row = written.row.state === 'drawn' ? await wager(written) : written.row;
    if (row.refusal !== null) throw refusalFor(row.refusal, 'the platform did not take the stake');
    if (row.state === 'cancelling' || row.state === 'dropped') {
      refuse('bettingClosed', 'the bets were called off: their stake goes back');
    }
    return answerOf(row, written.round);
  };
}

function sameOrRefused(
  known: Found,
  { rules }: Table,
  { currency }: GameSession,
  payload: BetsPayload,
): Found {
  const again = readBets(rules, currency, payload.bets, []);
  const isSame =
    typeof again !== 'string' &&
    String(known.round.id) === payload.tableRoundId &&
    JSON.stringify(writeChoice(again, currency)) ===
      JSON.stringify(writeChoice(minorBets(rules, known.row.choice, currency), currency));
  return isSame ? known : refuse('requestReused', 'this request id was used with other bets');
}

async function openRoundOf(tx: Queries, table: Table, id: bigint): Promise<TableRound> {
  const [round] = await tx.select().from(tableRounds).where(eq(tableRounds.id, id));
  if (!round || round.table !== table.name) return refuse('notFound', `${table.name} has no round ${id}`);
  // A server of another release would pay these bets by other rules than they were made by.
  if (round.rulesVersion !== table.rules.version) refuse('bettingClosed', 'the rules of the table change');
  return round;
}

async function allowedBets(
  tx: Queries,
  { rules }: Table,
  { playerId, currency }: GameSession,
  round: TableRound,
  payload: BetsPayload,
): Promise<readonly MinorBet[]> {
  const before = await tx
    .select({ choice: rounds.choice, currency: rounds.currency, state: rounds.state })
    .from(rounds)
    .where(
      and(eq(rounds.tableRoundId, round.id), eq(rounds.playerId, playerId), ne(rounds.state, 'cancelling')),
    );
  const standing = before.filter(({ state }) => state !== 'dropped');
  if (before.length - standing.length >= MOST_TAKEN_BACK) refuse('tooMany', 'wait for the next round');
  const stand = standing.map((row) => minorBets(rules, row.choice, row.currency));
  const bets = readBets(rules, currency, payload.bets, stand);
  return typeof bets === 'string' ? refuse(REFUSED[bets], REFUSED_WHY[bets]) : bets;
}

const REFUSED: Record<BetsRefused, keyof typeof GAME_CODES> = {
  malformed: 'malformed',
  stake: 'stakeOutOfRange',
  bets: 'stakeOutOfRange',
  placements: 'tooMany',
};
const REFUSED_WHY: Record<BetsRefused, string> = {
  malformed: 'there is no such bet at this table',
  stake: 'a stake is no sum of the smallest one, or more than the largest on one spot',
  bets: 'so many bets are not taken at once',
  placements: 'no more bets of one player are taken in this round',
};
