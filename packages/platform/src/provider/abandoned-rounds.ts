import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { gameSessions, rounds } from '../db/schema/play.ts';
import type { Services } from '../services.ts';
import { abandonedTransaction } from './late-settle.ts';
import { moveAndTell } from './move-and-tell.ts';

/** A round that its game has left open for this long is not coming back: twice the life of a game session. */
export const ABANDONED_MS = 24 * 3_600_000;
/** At one time; the next sweep goes on. */
const MOST = 200;

/**
 * Gives back the stakes of rounds that no game server has closed: one that is gone for good would else keep its
 * players' money for ever. A game that settles such a round later pays what it won beyond the stake (`late-settle.ts`).
 */
export async function refundAbandonedRounds(services: Services): Promise<void> {
  const { db, log } = services;
  const abandoned = await db
    .select({ round: rounds, session: gameSessions })
    .from(rounds)
    .innerJoin(gameSessions, eq(gameSessions.id, rounds.gameSessionId))
    .where(
      and(
        eq(rounds.state, 'open'),
        lt(rounds.openedAt, sql`now() - make_interval(secs => ${ABANDONED_MS / 1_000})`),
      ),
    )
    .orderBy(asc(rounds.openedAt))
    .limit(MOST);
  for (const { round, session } of abandoned) {
    const { roundId, outcome: drawn } = round;
    const transactionId = abandonedTransaction(round);
    const outcome = await moveAndTell(services, {
      session,
      roundId,
      transactionId,
      move: { kind: 'cancel' },
    });
    log.warn(
      { roundId, memberId: session.memberId, drawn, outcome: outcome.kind },
      'an abandoned round ended',
    );
  }
}
