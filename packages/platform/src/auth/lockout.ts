import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { loginFailures } from '../db/schema/security.ts';

/** So many wrong passwords within {@link WINDOW_MS} lock the name for {@link LOCK_MS} (spec §8 Login, 103). */
export const FAILURES_TO_LOCK = 6;
const WINDOW_MS = 15 * 60_000;
const LOCK_MS = 15 * 60_000;

export interface Lockout {
  /**
   * Counts an attempt before its password is looked at: of many at once, only as many as are left are let through.
   * @returns whether it may go on
   */
  attempt(accountKey: string): Promise<boolean>;
  /** The password was right: what was counted is forgotten. */
  succeeded(accountKey: string): Promise<void>;
  /** Forgets names that nobody has tried for a while: they are anything that was ever typed. */
  sweep(): Promise<void>;
}

export function keepLockout(db: Database): Lockout {
  return {
    async attempt(accountKey) {
      const isNewWindow = sql`(${isOver} OR ${loginFailures.lockedUntil} IS NOT NULL)`;
      const failures = sql`CASE WHEN ${isNewWindow} THEN 1 ELSE ${loginFailures.failures} + 1 END`;
      const counted = await db
        .insert(loginFailures)
        .values({ accountKey, failures: 1, since: new Date() })
        .onConflictDoUpdate({
          target: loginFailures.accountKey,
          set: {
            failures,
            since: sql`CASE WHEN ${isNewWindow} THEN now() ELSE ${loginFailures.since} END`,
            lockedUntil: sql`CASE WHEN ${failures} >= ${FAILURES_TO_LOCK}
              THEN now() + make_interval(secs => ${LOCK_MS / 1_000}) END`,
          },
          setWhere: isUnlocked,
        })
        .returning({ accountKey: loginFailures.accountKey });
      return counted.length > 0;
    },

    async succeeded(accountKey) {
      await db.delete(loginFailures).where(eq(loginFailures.accountKey, accountKey));
    },

    async sweep() {
      await db.delete(loginFailures).where(and(isOver, isUnlocked));
    },
  };
}

const isOver = sql`${loginFailures.since} < now() - make_interval(secs => ${WINDOW_MS / 1_000})`;
const isUnlocked = or(isNull(loginFailures.lockedUntil), lt(loginFailures.lockedUntil, sql`now()`));
