import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isCallError } from '@tessera/wire';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/connect.ts';
import { rounds } from '../store/schema.ts';
import type { Abandoned } from './abandoned.ts';
import { Overtaken, fromNow, held, isFree, newClaim, type Round } from './claim.ts';
import { isSolo, isUnfinished } from './player.ts';

/** Claimed, and ended, at one time. */
const BATCH = 8;
/** So that one which cannot be ended does not stand before all others. */
const AFTER_FAILURE_MS = 1_000;

interface Parts {
  readonly db: Database;
  readonly abandoned: Abandoned;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Ends the rounds that nobody waits for: their page was closed, their platform was away, or their server was. Several
 * servers do this at once, each with other rounds.
 * @returns one pass over all that are due @throws CallError where the platform gave no answer; the next pass goes on
 */
export function createRecovery({ db, abandoned, log }: Parts): () => Promise<void> {
  async function claimDue(): Promise<Round[]> {
    const due = db
      .select({ id: rounds.id })
      .from(rounds)
      .where(and(isUnfinished(), isSolo(), lte(rounds.dueAt, sql`now()`), isFree()))
      .orderBy(asc(rounds.dueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    return db
      .update(rounds)
      .set(newClaim() as unknown as Partial<typeof rounds.$inferInsert>)
      .where(inArray(rounds.id, due))
      .returning();
  }

  async function recover(row: Round): Promise<void> {
    const round = held(db, row);
    try {
      await abandoned.finish(round);
    } catch (error) {
      // Ended otherwise, or gone on with elsewhere: what was wanted.
      if (error instanceof Refusal || error instanceof Overtaken) return;
      await round.write({ dueAt: fromNow(AFTER_FAILURE_MS) });
      if (isCallError(error) && error.failure.kind !== 'refused') throw error;
      log.error({ err: error, roundId: row.id }, 'a round could not be ended');
    } finally {
      await round.release();
    }
  }

  return async () => {
    for (;;) {
      const due = await claimDue();
      const ends = await Promise.allSettled(due.map(recover));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      if (due.length < BATCH) return;
    }
  };
}
