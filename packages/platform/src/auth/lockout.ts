import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { LockDoor } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { loginFailures } from '../db/schema/security.ts';
import { networkOf } from '@tessera/server/network';

/** Failed attempts at one subject from one network within {@link WINDOW_MS} that lock it for {@link LOCK_MS} (spec §8 Login, 103). */
export const FAILURES_TO_LOCK = 6;
/** The same from all networks together. */
export const FAILURES_TO_LOCK_EVERYWHERE = 30;
const WINDOW_MS = 15 * 60_000;
export const LOCK_MS = 15 * 60_000;

/** What is closed, and until when. Nothing in it depends on whether the subject exists. */
export interface Lock {
  readonly door: LockDoor;
  readonly until: Date;
}

/**
 * What is guessed. Each kind has counters of its own: what a visitor types as an account can never count against a
 * member's withdraw password, nor the other way round.
 */
export type Subject =
  | {
      readonly kind: 'login' | 'transfer' | 'double-validation' | 'authenticator';
      readonly account: string;
    }
  | {
      readonly kind: 'password' | 'withdraw-password' | 'authenticator-proof';
      readonly memberId: number;
    }
  | { readonly kind: 'exclusion'; readonly sessionId: string };

/** A stranger's failures lock the subject for the stranger's network first, not for its member's. */
export interface Attempt {
  readonly subject: Subject;
  /** The visitor's. */
  readonly address: string;
}

export interface Lockout {
  /**
   * Counts an attempt before its secret is checked, so that parallel attempts cannot exceed the limit. Where strangers can
   * attempt, solve a captcha first: otherwise they lock the subject for free.
   * @returns `undefined` where the attempt may continue
   */
  attempt(attempt: Attempt): Promise<Lock | undefined>;
  /** Resets the counters after a correct secret. */
  succeeded(attempt: Attempt): Promise<void>;
  /** Deletes counters whose window is over: their accounts are anything that was ever typed. */
  sweep(): Promise<void>;
}

export function createLockout(db: Database): Lockout {
  return {
    attempt: (attempt) =>
      lockedUndone(db, async (tx) => {
        const [here, everywhere] = countersOf(attempt);
        const until =
          (await count(tx, here, FAILURES_TO_LOCK)) ??
          (await count(tx, everywhere, FAILURES_TO_LOCK_EVERYWHERE));
        return until && { door: DOOR_OF_KIND[attempt.subject.kind], until };
      }),

    async succeeded(attempt) {
      await db.delete(loginFailures).where(inArray(loginFailures.counter, countersOf(attempt)));
    },

    async sweep() {
      await db.delete(loginFailures).where(and(isOver, isUnlocked));
    },
  };
}

/** Kinds and networks contain no space, and the account comes last: no account makes one counter equal another. */
export function countersOf({ subject, address }: Attempt): [here: string, everywhere: string] {
  const key = `${subject.kind} ${whatIsGuessed(subject)}`;
  return [`${networkOf(address)} ${key}`, `everywhere ${key}`];
}

function whatIsGuessed(subject: Subject): string | number {
  if ('memberId' in subject) return subject.memberId;
  return 'sessionId' in subject ? subject.sessionId : subject.account;
}

const DOOR_OF_KIND: Readonly<Record<Subject['kind'], LockDoor>> = {
  login: 'login',
  transfer: 'transfer',
  'double-validation': 'double_validation',
  authenticator: 'authenticator',
  password: 'password',
  'withdraw-password': 'withdraw_password',
  'authenticator-proof': 'proof',
  // Never sent: these guesses end the session.
  exclusion: 'password',
};

class Locked extends Error {
  readonly lock: Lock;

  constructor(lock: Lock) {
    super(`locked: ${lock.door}`);
    this.lock = lock;
  }
}

/** Rolls back, so that an attempt that one counter refuses does not count on the other. */
async function lockedUndone(
  db: Database,
  work: (tx: Queries) => Promise<Lock | undefined>,
): Promise<Lock | undefined> {
  try {
    await db.transaction(async (tx) => {
      const lock = await work(tx);
      if (lock) throw new Locked(lock);
    });
    return undefined;
  } catch (error) {
    if (error instanceof Locked) return error.lock;
    throw error;
  }
}

/** @returns until when the counter is locked, `undefined` where it was below its limit */
async function count(queries: Queries, counter: string, most: number): Promise<Date | undefined> {
  const isNewWindow = sql`(${isOver} OR ${loginFailures.lockedUntil} IS NOT NULL)`;
  const failures = sql`CASE WHEN ${isNewWindow} THEN 1 ELSE ${loginFailures.failures} + 1 END`;
  const counted = await queries
    .insert(loginFailures)
    .values({ counter, failures: 1, since: new Date() })
    .onConflictDoUpdate({
      target: loginFailures.counter,
      set: {
        failures,
        since: sql`CASE WHEN ${isNewWindow} THEN now() ELSE ${loginFailures.since} END`,
        lockedUntil: sql`CASE WHEN ${failures} >= ${most}
          THEN now() + make_interval(secs => ${LOCK_MS / 1_000}) END`,
      },
      setWhere: isUnlocked,
    })
    .returning({ counter: loginFailures.counter });
  if (counted.length > 0) return undefined;
  const [locked] = await queries
    .select({ until: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(eq(loginFailures.counter, counter));
  // Opened by a right secret in the meantime: the next attempt may continue.
  return locked?.until ?? new Date();
}

const isOver = sql`${loginFailures.since} < now() - make_interval(secs => ${WINDOW_MS / 1_000})`;
const isUnlocked = or(isNull(loginFailures.lockedUntil), lt(loginFailures.lockedUntil, sql`now()`));
