import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits } from '../db/schema/cashier.ts';
import { gameSessions } from '../db/schema/play.ts';
import { responsibleUsage, sessionClocks } from '../db/schema/responsible.ts';
import { sessions } from '../db/schema/security.ts';
import type { ResponsibleSettings } from './settings.ts';

const MINUTE_MS = 60_000;
/** A game that has said nothing for so long counts as left. */
const PLAY_SILENCE_S = 600;

type Interval = ResponsibleSettings['realityCheck'];

/** Writes down where the member stands when a session begins: its position is what has come since. */
export async function startClock(tx: Queries, sessionId: string, memberId: number): Promise<void> {
  const [usage] = await tx
    .select({ totalWagered: responsibleUsage.totalWagered, totalWon: responsibleUsage.totalWon })
    .from(responsibleUsage)
    .where(eq(responsibleUsage.memberId, memberId));
  await tx.insert(sessionClocks).values({ sessionId, ...usage });
}

export async function acknowledgeCheck(queries: Queries, sessionId: string, now: Date): Promise<void> {
  await queries
    .insert(sessionClocks)
    .values({ sessionId, acknowledgedAt: now })
    .onConflictDoUpdate({ target: sessionClocks.sessionId, set: { acknowledgedAt: now } });
}

interface Clock {
  readonly startedAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly totalWagered: bigint;
  readonly totalWon: bigint;
}

async function clockOf(queries: Queries, sessionId: string): Promise<Clock | undefined> {
  const [clock] = await queries
    .select({
      startedAt: sessions.createdAt,
      acknowledgedAt: sessionClocks.acknowledgedAt,
      totalWagered: sql<bigint>`coalesce(${sessionClocks.totalWagered}, 0)`.mapWith(BigInt),
      totalWon: sql<bigint>`coalesce(${sessionClocks.totalWon}, 0)`.mapWith(BigInt),
    })
    .from(sessions)
    .leftJoin(sessionClocks, eq(sessionClocks.sessionId, sessions.id))
    .where(eq(sessions.id, sessionId));
  return clock;
}

/** When the member is to be asked next: an interval after the session began, was last acknowledged, or the interval was set. */
function dueAt({ startedAt, acknowledgedAt }: Clock, { minutes, since }: Interval): Date | null {
  if (minutes === 0) return null;
  const last = Math.max(startedAt.getTime(), acknowledgedAt?.getTime() ?? 0, since?.getTime() ?? 0);
  return new Date(last + minutes * MINUTE_MS);
}

/** Whether a check was due at this instant and has not been acknowledged. A session that is gone is asked nothing. */
export async function isCheckDue(
  queries: Queries,
  sessionId: string | null,
  interval: Interval,
  at: Date,
): Promise<boolean> {
  if (interval.minutes === 0 || sessionId === null) return false;
  const clock = await clockOf(queries, sessionId);
  const due = clock && dueAt(clock, interval);
  return due ? due <= at : false;
}

/** The clock of a session, and what it has come to so far, in minor units. */
export interface SessionPosition {
  readonly startedAt: Date;
  readonly playSeconds: number;
  readonly wagered: bigint;
  readonly won: bigint;
  readonly deposited: bigint;
  readonly dueAt: Date | null;
}

export async function positionOf(
  queries: Queries,
  { memberId, sessionId }: { readonly memberId: number; readonly sessionId: string },
  interval: Interval,
): Promise<SessionPosition> {
  const clock = await clockOf(queries, sessionId);
  if (!clock) throw new Error(`there is no session ${sessionId}`);
  const [usage] = await queries
    .select({ totalWagered: responsibleUsage.totalWagered, totalWon: responsibleUsage.totalWon })
    .from(responsibleUsage)
    .where(eq(responsibleUsage.memberId, memberId));
  const [paid] = await queries
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)` })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        eq(deposits.status, 'paid'),
        gte(deposits.closedAt, clock.startedAt),
      ),
    );
  return {
    startedAt: clock.startedAt,
    playSeconds: await playSecondsOf(queries, sessionId),
    wagered: (usage?.totalWagered ?? 0n) - clock.totalWagered,
    won: (usage?.totalWon ?? 0n) - clock.totalWon,
    deposited: BigInt(paid?.sum ?? 0),
    dueAt: dueAt(clock, interval),
  };
}

/** How long games were open: two at once count once. */
async function playSecondsOf(queries: Queries, sessionId: string): Promise<number> {
  const closed = sql`coalesce(${gameSessions.closedAt}, now())`;
  const silent = sql`${gameSessions.seenAt} + make_interval(secs => ${PLAY_SILENCE_S})`;
  const end = sql`greatest(${gameSessions.createdAt}, least(${closed}, ${silent}))`;
  const { rows } = await queries.execute<{ seconds: number }>(sql`
    SELECT coalesce(floor(sum(extract(epoch FROM upper(span) - lower(span)))), 0)::int AS seconds
    FROM (
      SELECT unnest(range_agg(tstzrange(${gameSessions.createdAt}, ${end}))) AS span
      FROM ${gameSessions}
      WHERE ${gameSessions.sessionId} = ${sessionId} AND ${gameSessions.tokenHash} IS NOT NULL
    ) spans`);
  return rows[0]?.seconds ?? 0;
}
