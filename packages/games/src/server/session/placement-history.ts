import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import type { Games } from '../../games/index.ts';
import { HISTORY_ROUNDS, type RoundAnswer } from '../../protocol/rounds.ts';
import { tableRulesOf } from '../../rules/game-rules.ts';
import type { GameSession } from '../sealed-session.ts';
import type { Database } from '../store/connect.ts';
import { rounds, tableRounds } from '../store/schema.ts';

/** A player's paid placements at a game's table, newest first, in the form of every other round. */
export async function placementHistory(
  db: Database,
  games: Games,
  session: GameSession,
): Promise<RoundAnswer[]> {
  return (await paid(db, session)).map((found) => answerOf(games, found, session));
}

/** The player's placements that were paid while no page saw it, oldest first: told once. */
export async function untoldPlacements(
  db: Database,
  games: Games,
  session: GameSession,
): Promise<RoundAnswer[]> {
  const found = await paid(db, session, eq(rounds.untold, true));
  if (found.length > 0) {
    const ids = found.map(({ row }) => row.id);
    await db.update(rounds).set({ untold: false }).where(inArray(rounds.id, ids));
  }
  return found.map((one) => answerOf(games, one, session)).reverse();
}

interface Paid {
  readonly row: typeof rounds.$inferSelect;
  readonly round: typeof tableRounds.$inferSelect;
}

const paid = (
  db: Database,
  { playerId, gameCode, mode, currency }: GameSession,
  only?: SQL,
): Promise<Paid[]> =>
  db
    .select({ row: rounds, round: tableRounds })
    .from(rounds)
    .innerJoin(tableRounds, eq(tableRounds.id, rounds.tableRoundId))
    .where(
      and(
        eq(rounds.playerId, playerId),
        eq(rounds.gameCode, gameCode),
        eq(rounds.mode, mode),
        eq(rounds.currency, currency),
        eq(rounds.state, 'closed'),
        only,
      ),
    )
    .orderBy(desc(rounds.at))
    .limit(HISTORY_ROUNDS);

function answerOf(games: Games, { row, round }: Paid, { currency }: GameSession): RoundAnswer {
  const rules = tableRulesOf(games[row.game]?.[row.variant]);
  const view = { number: Number(round.number), outcome: round.outcome, takenOutMs: row.takenOutMs };
  return {
    roundId: row.id,
    requestId: row.requestId,
    stake: toDecimal(row.stake, currency),
    staked: toDecimal(row.staked, currency),
    rulesVersion: round.rulesVersion,
    choice: row.choice,
    actions: [],
    view: rules?.version === round.rulesVersion ? view : null,
    over: true,
    payout: toDecimal(row.payout ?? 0n, currency),
    returned: toDecimal(row.returned, currency),
    balance: row.balance ?? '0',
    at: row.at.getTime(),
    fair: {
      hash: round.seedHash,
      seed: round.seed,
      salt: `${round.table} ${round.number}`,
      nextHash: null,
    },
  };
}
