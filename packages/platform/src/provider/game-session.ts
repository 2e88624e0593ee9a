import type { CurrencyCode } from '@tessera/domain';
import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { games, providers } from '../db/schema/catalogue.ts';
import { transferLocks } from '../db/schema/content.ts';
import { ledgerBalances } from '../db/schema/ledger.ts';
import { members } from '../db/schema/members.ts';
import { gameSessions, type GameSession } from '../db/schema/play.ts';
import { sessions } from '../db/schema/security.ts';
import { maintenanceNow } from '../play/maintenance.ts';
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
 * A condition: the session is neither closed nor too old, and who plays for money is still logged in. The query joins
 * `sessions` and `members`.
 * @param idleMs how long a lobby session may be silent
 */
function isOpen(idleMs: number): SQL | undefined {
  return and(
    isNull(gameSessions.closedAt),
    sql`${gameSessions.createdAt} > now() - make_interval(secs => ${LIFE_MS / 1_000})`,
    or(eq(gameSessions.mode, 'demo'), and(eq(members.status, 'active'), isAlive(idleMs))),
  );
}

/** A session that may wager, and what it has. */
interface OpenSession {
  readonly token: string;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly balance: bigint;
}

/**
 * Looks at the sessions of these tokens. A session that is unknown, or may not wager any more, has ended.
 * @param idleMs how long a lobby session may be silent
 */
export async function lookAtSessions(
  queries: Queries,
  tokens: readonly string[],
  idleMs: number,
): Promise<{ readonly ended: string[]; readonly open: OpenSession[] }> {
  const hashes = tokens.map(hashSecret);
  const rows = await queries
    .select({
      hash: gameSessions.tokenHash,
      currency: gameSessions.currency,
      balance: ledgerBalances.balance,
    })
    .from(gameSessions)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, gameSessions.accountId))
    .leftJoin(sessions, eq(sessions.id, gameSessions.sessionId))
    .leftJoin(members, eq(members.id, gameSessions.memberId))
    .where(and(inArray(gameSessions.tokenHash, hashes), isOpen(idleMs)));
  const byHash = new Map(rows.map(({ hash, ...found }) => [hash, found]));
  const looked = tokens.map((token, index) => ({ token, found: byHash.get(hashes[index] ?? null) }));
  return {
    ended: looked.flatMap(({ token, found }) => (found ? [] : [token])),
    open: looked.flatMap(({ token, found }) => (found ? [{ token, ...found }] : [])),
  };
}

/**
 * Why it may not wager, as the provider's codes say it; `undefined` where it may. It is neither closed nor too old, who
 * plays for money is still logged in and may move money into games, and the game is not in maintenance. Asked inside the
 * wager's transaction, since a logout may have come while the wager stood in line.
 * @param idleMs how long a lobby session may be silent
 */
export async function whyNoWager(
  queries: Queries,
  gameSessionId: string,
  idleMs: number,
): Promise<'401' | '416' | '417' | undefined> {
  const [found] = await queries
    .select({ game: games, provider: providers, lockedMember: transferLocks.memberId })
    .from(gameSessions)
    .innerJoin(games, eq(games.id, gameSessions.gameId))
    .innerJoin(providers, eq(providers.id, gameSessions.providerId))
    .leftJoin(transferLocks, eq(transferLocks.memberId, gameSessions.memberId))
    .leftJoin(sessions, eq(sessions.id, gameSessions.sessionId))
    .leftJoin(members, eq(members.id, gameSessions.memberId))
    .where(and(eq(gameSessions.id, gameSessionId), isOpen(idleMs)));
  if (!found) return '401';
  const now = new Date();
  if (maintenanceNow(found.game, now) ?? maintenanceNow(found.provider, now)) return '416';
  return found.lockedMember === null ? undefined : '417';
}
