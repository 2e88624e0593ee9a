import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { loginFailures } from '../db/schema/security.ts';
import { networkOf } from '@tessera/server/network';

/** So many wrong passwords for one account from one address within {@link WINDOW_MS} … */
export const FAILURES_TO_LOCK = 6;
/** … or from anywhere lock it for {@link LOCK_MS} (spec §8 Login, 103). */
export const FAILURES_TO_LOCK_EVERYWHERE = 30;
const WINDOW_MS = 15 * 60_000;
const LOCK_MS = 15 * 60_000;

/** Who tries which account: one stranger locks it for the stranger's own address, not for its member's. */
export interface Attempt {
  readonly accountKey: string;
  /** The visitor's. */
  readonly address: string;
}

export interface Lockout {
  /**
   * Counts an attempt before its password is looked at: of many at once, only as many as are left are let through.
   * The captcha must have been solved, or anybody could use up an account's attempts for nothing.
   * @returns whether it may go on
   */
  attempt(attempt: Attempt): Promise<boolean>;
  /** The password was right: what was counted is forgotten. */
  succeeded(attempt: Attempt): Promise<void>;
  /** Forgets names that nobody has tried for a while: they are anything that was ever typed. */
  sweep(): Promise<void>;
}

export function keepLockout(db: Database): Lockout {
  return {
    attempt: (attempt) =>
      refusedUndone(db, async (tx) => {
        const [here, everywhere] = countersOf(attempt);
        return (
          (await count(tx, here, FAILURES_TO_LOCK)) && count(tx, everywhere, FAILURES_TO_LOCK_EVERYWHERE)
        );
      }),

    async succeeded(attempt) {
      await db.delete(loginFailures).where(inArray(loginFailures.counter, countersOf(attempt)));
    },

    async sweep() {
      await db.delete(loginFailures).where(and(isOver, isUnlocked));
    },
  };
}

/** An account is anything that was typed, so it stands last: no name makes one counter look like the other. */
export function countersOf({ accountKey, address }: Attempt): [here: string, everywhere: string] {
  return [`${networkOf(address)} ${accountKey}`, `everywhere ${accountKey}`];
}

class Refused extends Error {}

/** Whoever is refused by one counter has used up nothing of the other. */
async function refusedUndone(db: Database, work: (tx: Queries) => Promise<boolean>): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      if (!(await work(tx))) throw new Refused();
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** @returns whether there was one more to be counted */
async function count(queries: Queries, counter: string, most: number): Promise<boolean> {
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
  return counted.length > 0;
}

const isOver = sql`${loginFailures.since} < now() - make_interval(secs => ${WINDOW_MS / 1_000})`;
const isUnlocked = or(isNull(loginFailures.lockedUntil), lt(loginFailures.lockedUntil, sql`now()`));
