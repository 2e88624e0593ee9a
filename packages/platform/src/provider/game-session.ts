import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import { gameSessions, type GameSession } from '../db/schema/play.ts';
import { sessions } from '../db/schema/security.ts';
import { isAlive } from '../sessions/sessions.ts';
import { hashSecret, newSecret } from '../sessions/token.ts';

/** However long a game stays open, it cannot wager after this time without a new launch. */
const LIFE_MS = 12 * 3_600_000;

/** Changes a launch token, once and within its short life, for a session token. */
export async function redeemLaunch(
  queries: Queries,
  launchToken: string,
): Promise<{ session: GameSession; token: string } | undefined> {
  const token = newSecret();
  const [session] = await queries
    .update(gameSessions)
    .set({ tokenHash: hashSecret(token), seenAt: sql`now()` })
    .where(
      and(
        eq(gameSessions.launchHash, hashSecret(launchToken)),
        isNull(gameSessions.tokenHash),
        isNull(gameSessions.closedAt),
        gt(gameSessions.launchExpiresAt, sql`now()`),
      ),
    )
    .returning();
  return session && { session, token };
}

/** The session of this token, also when it is closed: what was wagered can still be settled. */
export async function gameSessionOf(queries: Queries, token: string): Promise<GameSession | undefined> {
  const [session] = await queries
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, hashSecret(token)));
  return session;
}

/**
 * Whether it may still wager: it is neither closed nor too old, and who plays for money is still logged in. Asked
 * inside the wager's transaction, since a logout may have come while the wager stood in line.
 * @param idleMs how long a lobby session may be silent
 */
export async function mayWager(queries: Queries, gameSessionId: string, idleMs: number): Promise<boolean> {
  const isPlayerIn = or(eq(gameSessions.mode, 'demo'), and(eq(members.status, 'active'), isAlive(idleMs)));
  const rows = await queries
    .select({ id: gameSessions.id })
    .from(gameSessions)
    .leftJoin(sessions, eq(sessions.id, gameSessions.sessionId))
    .leftJoin(members, eq(members.id, gameSessions.memberId))
    .where(
      and(
        eq(gameSessions.id, gameSessionId),
        isNull(gameSessions.closedAt),
        sql`${gameSessions.createdAt} > now() - make_interval(secs => ${LIFE_MS / 1_000})`,
        isPlayerIn,
      ),
    );
  return rows.length > 0;
}
