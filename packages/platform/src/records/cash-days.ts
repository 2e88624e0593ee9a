import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { cashDays, cashMarks } from '../db/schema/records.ts';

/** With more entries after its mark than this, an account's days are brought forward. */
const LIVE_ENTRIES = 2_000;
/** Entries that one statement adds. */
const CHUNK = 200_000;
/** An entry's time is its transaction's beginning: what is older than this was committed. */
const SETTLED = sql`interval '10 minutes'`;

interface Mark {
  readonly until: Date;
  readonly isRight: boolean;
  readonly liveEntries: number;
}

interface MarkRow extends Record<string, unknown> {
  readonly until: string | null;
  readonly entries: number;
  readonly live: number;
  readonly version: number;
}

/** Returns how far the days of an account go; the epoch where there are none yet. */
async function markOf(queries: Queries, accountId: number): Promise<Mark> {
  const { rows } = await queries.execute<MarkRow>(sql`
    SELECT mark.until, coalesce(mark.entries, 0) AS entries, kept.version,
           (SELECT count(*)::int FROM ledger_entries entry
            WHERE entry.account_id = ${accountId} AND entry.created_at >= coalesce(mark.until, 'epoch')) AS live
    FROM ledger_balances kept LEFT JOIN cash_marks mark USING (account_id)
    WHERE kept.account_id = ${accountId}`);
  const [row] = rows;
  if (!row) return { until: new Date(0), isRight: true, liveEntries: 0 };
  return {
    until: new Date(row.until ?? 0),
    // Only history that is written after the fact breaks this: a sample site's, or a restored one.
    isRight: row.entries + row.live === row.version,
    liveEntries: row.live,
  };
}

/** Brings an account's days forward, and reads them in one snapshot together with their mark. */
export async function readCashDays<T>(
  db: Database,
  accountId: number,
  read: (queries: Queries, mark: Date) => Promise<T>,
): Promise<T> {
  await updateCashDays(db, accountId);
  return db.transaction(async (tx) => read(tx, (await markOf(tx, accountId)).until), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Brings an account's days forward, where many entries are not in them yet. They are made anew if they are not right. */
async function updateCashDays(db: Database, accountId: number): Promise<void> {
  let mark = await markOf(db, accountId);
  if (!mark.isRight) {
    await forgetDays(db, accountId);
    mark = await markOf(db, accountId);
  }
  while (mark.liveEntries > LIVE_ENTRIES) {
    const added = await addChunk(db, accountId);
    if (added === 0) return;
    mark = await markOf(db, accountId);
  }
}

/** Brings forward the days of all accounts that have many new entries. */
export async function sweepCashDays(db: Database): Promise<void> {
  const { rows } = await db.execute<{ account_id: number }>(sql`
    SELECT kept.account_id FROM ledger_balances kept LEFT JOIN cash_marks mark USING (account_id)
    JOIN ledger_accounts account ON account.id = kept.account_id AND account.kind = 'member'
    WHERE kept.version - coalesce(mark.entries, 0) > ${LIVE_ENTRIES}`);
  for (const { account_id: accountId } of rows) await updateCashDays(db, accountId);
}

const forgetDays = (db: Database, accountId: number) =>
  db.transaction(async (tx) => {
    await tx.delete(cashMarks).where(eq(cashMarks.accountId, accountId));
    await tx.delete(cashDays).where(eq(cashDays.accountId, accountId));
  });

/** @returns how many entries were added */
function addChunk(db: Database, accountId: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO cash_marks (account_id, until, entries) VALUES (${accountId}, 'epoch', 0) ON CONFLICT DO NOTHING`);
    // Locked: another process waits here, and then continues after this one's mark.
    const { rows } = await tx.execute<{ added: number }>(sql`
      WITH mark AS MATERIALIZED (
        SELECT until FROM cash_marks WHERE account_id = ${accountId} FOR UPDATE
      ), span AS MATERIALIZED (
        SELECT mark.until AS since, least(now() - ${SETTLED}, (
          SELECT entry.created_at FROM ledger_entries entry
          WHERE entry.account_id = ${accountId} AND entry.created_at >= mark.until
          ORDER BY entry.created_at OFFSET ${CHUNK} LIMIT 1)) AS until
        FROM mark
      ), added AS (
        INSERT INTO cash_days AS kept (account_id, day, kind, count_in, count_out, paid_in, paid_out)
        SELECT ${accountId}, ${dayOf(sql`entry.created_at`)}, booked.kind, ${sumsOf(sql`entry.amount`)}
        FROM span JOIN ledger_entries entry
          ON entry.account_id = ${accountId} AND entry.created_at >= span.since AND entry.created_at < span.until
        JOIN ledger_transactions booked ON booked.id = entry.transaction_id
        GROUP BY 2, 3
        ON CONFLICT (account_id, day, kind) DO UPDATE SET
          count_in = kept.count_in + excluded.count_in, count_out = kept.count_out + excluded.count_out,
          paid_in = kept.paid_in + excluded.paid_in, paid_out = kept.paid_out + excluded.paid_out
      ), counted AS (
        SELECT count(entry.id)::int AS added FROM span JOIN ledger_entries entry
          ON entry.account_id = ${accountId} AND entry.created_at >= span.since AND entry.created_at < span.until
      )
      UPDATE cash_marks SET until = greatest(span.until, span.since), entries = entries + counted.added
      FROM span, counted WHERE account_id = ${accountId} RETURNING counted.added`);
    return rows[0]?.added ?? 0;
  });
}

/** The day of the site's calendar. */
export const dayOf = (at: SQL): SQL => sql`site_day(${at})`;

/** The four sums of `cash_days`, in their order. */
export const sumsOf = (amount: SQL): SQL => sql`
  (count(*) FILTER (WHERE ${amount} > 0))::int, (count(*) FILTER (WHERE ${amount} < 0))::int,
  coalesce(sum(${amount}) FILTER (WHERE ${amount} > 0), 0)::bigint,
  coalesce(-sum(${amount}) FILTER (WHERE ${amount} < 0), 0)::bigint`;
