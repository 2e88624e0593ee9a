import { sql } from 'drizzle-orm';
import { IDS_PER_NOTICE, giveNotice } from '../live/notices.ts';
import type { Database } from '../store/connect.ts';
import { whileHeld, type Lease } from './lease.ts';

interface Closing {
  readonly id: string;
  readonly to: 'closed' | 'dropped';
  /** Decimal, after the platform's answer; `undefined` where there is nothing to tell the player. */
  readonly balance: string | undefined;
}

/** Writes down that the platform has ended a placement, and has its player told. */
export type Close = (closing: Closing) => Promise<void>;

/** Answers that come so close together are written down together. */
const GATHER_MS = 15;

/** @param lease whose holder writes: what another has taken over is closed by that one */
export function createClosings(db: Database, lease: Lease): Close {
  let gathered: Closing[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    await new Promise((later) => setTimeout(later, GATHER_MS));
    const batch = gathered;
    gathered = [];
    writing = undefined;
    for (let from = 0; from < batch.length; from += IDS_PER_NOTICE) {
      await writeClosings(db, lease, batch.slice(from, from + IDS_PER_NOTICE));
    }
  }

  return (closing) => {
    gathered.push(closing);
    writing ??= write();
    return writing;
  };
}

async function writeClosings(db: Database, lease: Lease, batch: readonly Closing[]): Promise<void> {
  const column = (of: (closing: Closing) => string | null) => sql.param(batch.map(of));
  await db.transaction(async (tx) => {
    // Nobody was there to see it, until a page is told.
    const { rows } = await tx.execute<{ id: string }>(sql`
      UPDATE rounds SET state = closing.state, balance = coalesce(closing.balance, rounds.balance),
        untold = closing.state = 'closed'
      FROM unnest(${column(({ id }) => id)}::text[], ${column(({ to }) => to)}::text[],
        ${column(({ balance }) => balance ?? null)}::text[]) AS closing(id, state, balance)
      WHERE rounds.id = closing.id AND ${whileHeld(lease)}
        AND rounds.state = CASE closing.state WHEN 'closed' THEN 'settling' ELSE rounds.state END
        AND rounds.state IN ('settling', 'cancelling')
      RETURNING rounds.id`);
    const told = new Set(batch.filter(({ balance }) => balance !== undefined).map(({ id }) => id));
    const ids = rows.map(({ id }) => id).filter((id) => told.has(id));
    if (ids.length > 0) await giveNotice(tx, { kind: 'settled', ids });
  });
}
