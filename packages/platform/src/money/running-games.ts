import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { QUIT_RESET_MS } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { gameSessions, rounds } from '../db/schema/play.ts';

/**
 * Returns the code for why the member's money stays at (or away from) these providers (readings: transfers and games).
 * 106: a launch that the provider has not opened yet; 107: a game was left within the time limit of a quit and a round
 * of it is not settled; `undefined`: neither.
 */
export async function whyHeld(
  queries: Queries,
  memberId: number,
  providerIds: readonly number[],
): Promise<'106' | '107' | undefined> {
  const [starting] = await queries
    .select({ id: gameSessions.id })
    .from(gameSessions)
    .where(
      and(
        eq(gameSessions.memberId, memberId),
        inArray(gameSessions.providerId, [...providerIds]),
        eq(gameSessions.view, 'whole'),
        isNull(gameSessions.tokenHash),
        isNull(gameSessions.closedAt),
        gt(gameSessions.launchExpiresAt, sql`now()`),
      ),
    )
    .limit(1);
  if (starting) return '106';
  const quitBegan = sql`now() - make_interval(secs => ${QUIT_RESET_MS / 1_000})`;
  const [quitting] = await queries
    .select({ id: rounds.id })
    .from(rounds)
    .innerJoin(gameSessions, eq(gameSessions.id, rounds.gameSessionId))
    .where(
      and(
        eq(gameSessions.memberId, memberId),
        inArray(rounds.providerId, [...providerIds]),
        eq(rounds.state, 'open'),
        gt(gameSessions.closedAt, quitBegan),
      ),
    )
    .limit(1);
  return quitting && '107';
}
