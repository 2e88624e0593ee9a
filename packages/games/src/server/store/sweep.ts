import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { Leases } from '../tables/lease.ts';
import type { Database } from './connect.ts';

interface Parts {
  readonly db: Database;
  readonly leases: Leases;
  /** How long what has ended is kept: history, and what players check rounds by. */
  readonly keepDays: number;
  /** The server stops: what is left is another's, or its own after its next start. */
  readonly signal: AbortSignal;
}

/** Of one statement: so few hold nobody up. */
const BATCH = 500;
/** Between two of them: what players ask for goes first. */
const REST_MS = 50;
/** Of a full room there are some each second. */
const KEEP_CATCHES_DAYS = 1;
/** Several servers of a site: one does it. */
const LEASE = 'sweep';

/**
 * One pass over what ended longer ago than it is kept. Never deleted is what somebody still waits for: a round that is not
 * paid, a table's newest round and a book's newest fixture, whose
 * number the next one follows, and a seed whose hash an open page may have been told.
 * A page is a day younger than that: its bearer ends with `keepDays`.
 */
export function createSweep({ db, leases, keepDays, signal }: Parts): () => Promise<void> {
  const ago = (days: number): SQL => sql`now() - make_interval(days => ${days})`;
  // In this order: a round refers to its seed, or to its table's round.
  const steps: readonly SQL[] = [
    sql`DELETE FROM rounds WHERE id IN (
      SELECT id FROM rounds WHERE state IN ('closed', 'dropped') AND at < ${ago(keepDays)} ORDER BY at LIMIT ${BATCH})`,
    sql`DELETE FROM seeds WHERE hash IN (
      SELECT hash FROM seeds
      WHERE created_at < ${ago(keepDays)} AND (round_id IS NOT NULL OR created_at < ${ago(keepDays + 1)})
        AND NOT EXISTS (SELECT FROM rounds WHERE rounds.seed_hash = seeds.hash)
      ORDER BY created_at LIMIT ${BATCH})`,
    // They say who was first in a tide, and each magazine has its own besides.
    sql`DELETE FROM room_catches WHERE (table_round_id, creature) IN (
      SELECT table_round_id, creature FROM room_catches JOIN table_rounds ON table_rounds.id = table_round_id
      WHERE ends_at < ${ago(KEEP_CATCHES_DAYS)} ORDER BY table_round_id LIMIT ${BATCH})`,
    sql`DELETE FROM table_rounds WHERE id IN (
      SELECT id FROM table_rounds AS old
      WHERE ends_at < ${ago(keepDays)} AND phase IN ('over', 'void')
        AND number < (SELECT max(number) FROM table_rounds AS newest WHERE newest.table_name = old.table_name)
        AND NOT EXISTS (SELECT FROM rounds WHERE rounds.table_round_id = old.id)
      ORDER BY ends_at LIMIT ${BATCH})`,
    // Slips do not refer to their fixtures by a key: those that are kept are younger, but for what is not paid.
    sql`DELETE FROM book_fixtures WHERE id IN (
      SELECT id FROM book_fixtures AS old
      WHERE ends_at < ${ago(keepDays + 1)}
        AND number < (SELECT max(number) FROM book_fixtures AS newest WHERE newest.book_name = old.book_name)
        AND NOT EXISTS (SELECT FROM rounds WHERE rounds.book = old.book_name AND rounds.at < ${ago(keepDays)}
          AND rounds.state IN ('drawn', 'open', 'settling', 'cancelling'))
      ORDER BY ends_at LIMIT ${BATCH})`,
  ];

  return async () => {
    const lease = await leases.acquire(LEASE);
    if (!lease) return;
    try {
      for (const step of steps) {
        for (let deleted = BATCH; deleted === BATCH; await sleep(REST_MS)) {
          if (signal.aborted || (await leases.renew([lease])).length === 0) return;
          deleted = (await db.execute(step)).rowCount ?? 0;
        }
      }
    } finally {
      await leases.release(lease);
    }
  };
}
