import type { FastifyBaseLogger } from 'fastify';
import { and, desc, eq, gt, inArray, isNotNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { LocaleCode } from '@tessera/domain';
import type { Database, Queries } from '../db/connect.ts';
import { members, type Member } from '../db/schema/members.ts';
import { sessions, type DeviceRecord, type SessionRow, type SessionScope } from '../db/schema/security.ts';
import { forgetDevice, keepDevices } from '../push/subscriptions.ts';
import { isLastUse, lastUseOf, type Origin } from './origin.ts';
import { endReplayed } from './replayed.ts';
import { promote, standingOf } from './rotation.ts';
import { hashSecret, newSecret, newSessionId, readToken, writeToken } from './token.ts';

/** However active it is, a session ends after this time. */
const LIFE_MS = 12 * 3_600_000;
/** `seenAt` is written at most this often. */
const SEEN_EVERY_MS = 30_000;
/** A session that a login elsewhere ended can still log out properly. */
export const DISPLACED_GRACE_MS = 10_000;
/**
 * A session that is ended is announced at once, after the events before it. This is the time that another process has to
 * pass these on; what this process has for its sockets is sent before they leave.
 */
const ANNOUNCED_MS = 150;
/** Who looks for sessions that ended of late looks more often than this. */
const OF_LATE_MS = 8_000;
/** A member who may have several sessions has at most this many. */
export const MOST_SESSIONS = 5;
/** Ended sessions are kept this long, for the question who was here when. */
const KEEP_ENDED_DAYS = 30;

export type Session = Pick<SessionRow, 'id' | 'memberId' | 'device' | 'language' | 'provedAt' | 'scope'>;

/** A request of somebody with a good token. */
export interface Visit {
  readonly member: Member;
  readonly session: Session;
  /** The token that replaces the one that was sent. */
  readonly replacement?: string;
}

interface NewSession {
  readonly member: Pick<Member, 'id'>;
  readonly device: DeviceRecord;
  readonly address: string;
  /** The browser's `user-agent`. */
  readonly agent?: string;
  readonly language: LocaleCode;
  /** Whether the login was a proof of who the member is; `true` by default. */
  readonly isProved?: boolean;
  /** `full` by default. */
  readonly scope?: SessionScope;
  /** Of the session that it continues: it ends no later. */
  readonly endsAt?: Date | undefined;
  /** Leaves the member's latest {@link MOST_SESSIONS} open; by default the others end. */
  readonly isSeveral?: boolean;
}

export interface Sessions {
  /**
   * Begins a session; the member's others end after {@link DISPLACED_GRACE_MS} unless it is one of several. The caller's transaction holds the
   * member's row: of two logins at once, each would else end the other.
   * @returns the token, which is nowhere stored, and the sessions that end
   */
  start(
    tx: Queries,
    session: NewSession,
  ): Promise<{ token: string; sessionId: string; displaced: readonly string[] }>;
  /**
   * @param by the request that presents the token: its answer can carry a replacement, which is made for it only. A
   * `socket` gets none, and a retired token of it is refused and ends nothing: clients reconnect with the token they began with.
   */
  authenticate(token: string, by: Origin | 'socket'): Promise<Visit | undefined>;
  /** Notes that the session has given a fresh proof. */
  prove(sessionId: string): Promise<void>;
  end(sessionId: string): Promise<void>;
  /** The member's open sessions, the one used last first; without those that a login elsewhere is ending. */
  listOf(memberId: number): Promise<SessionRow[]>;
  /** Returns when the session ends at the latest, or `undefined` where it has ended or a login elsewhere is ending it. */
  endOf(queries: Queries, sessionId: string): Promise<Date | undefined>;
  /** Ends the member's sessions but this one. @returns how many it has ended */
  endOthers(memberId: number, keep: string): Promise<number>;
  /** Which of these sessions are still good. */
  alive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The sessions that have ended within the last seconds, at whichever process. */
  endedOfLate(): Promise<string[]>;
  /** The ids of all members who are logged in. */
  members(): Promise<number[]>;
  /** Play keeps a session from idling out. */
  touch(sessionId: string): Promise<void>;
  /** Forgets sessions that ended long ago. */
  sweep(): Promise<void>;
  /** Told of what {@link end}s in this process. @returns its disposer */
  onEnd(listener: (sessionId: string) => void): () => void;
}

/** Neither ended nor idle. @param idleMs how long a session may be silent */
export const isAlive = (idleMs: number): SQL | undefined =>
  and(gt(sessions.endsAt, sql`now()`), gt(sessions.seenAt, ago(idleMs)));

/** The member's account is open; one who has closed it may see the records. */
const mayHaveSession: SQL | undefined = or(
  eq(members.status, 'active'),
  and(eq(sessions.scope, 'records'), isNotNull(members.closedAt)),
);

const ago = (ms: number): SQL => sql`now() - make_interval(secs => ${ms / 1_000})`;
/** No login elsewhere is ending it. */
const isUndisplaced: SQL = gt(sessions.endsAt, ago(-DISPLACED_GRACE_MS));

export function keepSessions(db: Database, idleMs: number, log?: Pick<FastifyBaseLogger, 'warn'>): Sessions {
  const listeners = new Set<(sessionId: string) => void>();

  const keeper: Sessions = {
    async start(
      tx,
      {
        member,
        device,
        address,
        agent = '',
        language,
        isProved = true,
        endsAt: latest,
        isSeveral = false,
        scope = 'full',
      },
    ) {
      const id = newSessionId();
      const secret = newSecret();
      const endsAt = new Date(Math.min(Date.now() + LIFE_MS, latest?.getTime() ?? Infinity));
      const row = {
        id,
        memberId: member.id,
        tokenHash: hashSecret(secret),
        device,
        address,
        ...lastUseOf({ address, agent }),
        language,
        provedAt: isProved ? new Date() : null,
        scope,
        endsAt,
      };
      const graceEnd = sql`least(${sessions.endsAt}, now() + make_interval(secs => ${DISPLACED_GRACE_MS / 1_000}))`;
      const open = await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.memberId, member.id), isAlive(idleMs)))
        .orderBy(desc(sessions.createdAt));
      const displaced = open.slice(isSeveral ? MOST_SESSIONS - 1 : 0).map((one) => one.id);
      if (displaced.length > 0) {
        await tx.update(sessions).set({ endsAt: graceEnd }).where(inArray(sessions.id, displaced));
        await keepDevices(tx, displaced);
      }
      await tx.insert(sessions).values(row);
      return { token: writeToken({ id, secret }), sessionId: id, displaced };
    },

    async authenticate(text, by) {
      const token = readToken(text);
      if (!token) return undefined;
      const [found] = await db
        .select({ session: sessions, member: members })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(and(eq(sessions.id, token.id), mayHaveSession, isAlive(idleMs)));
      if (!found) return undefined;
      const { session, member } = found;
      const presented = hashSecret(token.secret);
      const now = Date.now();
      const standing = standingOf(session, presented, now);
      if (standing.kind === 'unknown') return undefined;
      if (standing.kind === 'retired') {
        const isHolders = by === 'socket' || isLastUse(session, by);
        const { id: sessionId, memberId } = session;
        log?.warn(
          { event: 'token.retired', sessionId, memberId, ended: !isHolders },
          'a retired token was refused',
        );
        if (isHolders) return undefined;
        await endReplayed(db, session, by);
        for (const listener of listeners) listener(sessionId);
        return undefined;
      }
      const unchanged = and(eq(sessions.id, token.id), eq(sessions.tokenHash, session.tokenHash));
      const visit = { member, session };
      const isMoved = by !== 'socket' && !isLastUse(session, by);
      const used = { seenAt: new Date(now), ...(by !== 'socket' && lastUseOf(by)) };
      if (standing.kind === 'next') {
        await db
          .update(sessions)
          .set({ ...promote(session, now), ...used })
          .where(unchanged);
        return visit;
      }
      if (standing.kind === 'current' && standing.rotate && by !== 'socket') {
        const secret = newSecret();
        const unclaimed =
          session.nextHash === null
            ? sql`${sessions.nextHash} IS NULL`
            : eq(sessions.nextHash, session.nextHash);
        const won = await db
          .update(sessions)
          .set({ nextHash: hashSecret(secret), nextSince: new Date(now), ...used })
          .where(and(unchanged, unclaimed))
          .returning({ id: sessions.id });
        return won.length > 0 ? { ...visit, replacement: writeToken({ id: token.id, secret }) } : visit;
      }
      if (isMoved || now - session.seenAt.getTime() > SEEN_EVERY_MS) {
        await db.update(sessions).set(used).where(eq(sessions.id, token.id));
      }
      return visit;
    },

    async prove(sessionId) {
      await db.update(sessions).set({ provedAt: new Date() }).where(eq(sessions.id, sessionId));
    },

    async end(sessionId) {
      await db
        .update(sessions)
        .set({ endsAt: sql`now()` })
        // One that has ended is not given another moment of life.
        .where(and(eq(sessions.id, sessionId), gt(sessions.endsAt, sql`now()`)));
      await forgetDevice(db, sessionId);
      for (const listener of listeners) listener(sessionId);
    },

    listOf: (memberId) =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.memberId, memberId), isAlive(idleMs), isUndisplaced))
        .orderBy(desc(sessions.seenAt)),

    async endOf(queries, sessionId) {
      const [found] = await queries
        .select({ endsAt: sessions.endsAt })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), isAlive(idleMs), isUndisplaced));
      return found?.endsAt;
    },

    async endOthers(memberId, keep) {
      const others = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.memberId, memberId), ne(sessions.id, keep), gt(sessions.endsAt, sql`now()`)));
      for (const { id } of others) await keeper.end(id);
      return others.length;
    },

    async alive(sessionIds) {
      if (sessionIds.length === 0) return new Set();
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.id, [...sessionIds]), isAlive(idleMs)));
      return new Set(rows.map(({ id }) => id));
    },

    async endedOfLate() {
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(lte(sessions.endsAt, ago(ANNOUNCED_MS)), gt(sessions.endsAt, ago(OF_LATE_MS))));
      return rows.map(({ id }) => id);
    },

    async members() {
      const rows = await db.selectDistinct({ id: sessions.memberId }).from(sessions).where(isAlive(idleMs));
      return rows.map(({ id }) => id);
    },

    async touch(sessionId) {
      await db
        .update(sessions)
        .set({ seenAt: sql`now()` })
        .where(and(eq(sessions.id, sessionId), isAlive(idleMs), lt(sessions.seenAt, ago(SEEN_EVERY_MS))));
    },

    async sweep() {
      await db.delete(sessions).where(lt(sessions.endsAt, ago(KEEP_ENDED_DAYS * 24 * 3_600_000)));
    },

    onEnd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return keeper;
}
