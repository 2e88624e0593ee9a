import type pg from 'pg';

/** Entries of one statement. */
const CHUNK = 100_000;
const DAYS = 400;

/**
 * Writes a long history of a member's balance in bulk, spread over 400 days: stakes and payouts with a deposit in between. The
 * ledger's triggers are off: they would take an hour.
 * @returns the id of the member's account
 */
export async function writeHistory(client: pg.Client, memberId: number, entries: number): Promise<number> {
  const own = await accountId(client, 'member', String(memberId));
  const provider = await accountId(client, 'provider', '1');
  await client.query('INSERT INTO ledger_balances (account_id) VALUES ($1) ON CONFLICT DO NOTHING', [own]);
  await client.query('SET session_replication_role = replica; SET statement_timeout = 0');
  for (let start = 0; start < entries; start += CHUNK) {
    const end = Math.min(start + CHUNK, entries);
    await client.query(
      `WITH made AS (
         SELECT i, 'bench history:' || i AS key,
           CASE WHEN i % 1000 = 0 THEN 'deposit' WHEN i % 2 = 0 THEN 'payout' ELSE 'wager' END AS kind,
           CASE WHEN i % 1000 = 0 THEN 500000 WHEN i % 2 = 0 THEN 90 + i % 17 ELSE -(100 + i % 7) END::bigint AS amount,
           now() - make_interval(days => ${DAYS}) * (1 - i / $3::float8) - interval '1 hour' AS at
         FROM generate_series($1::int, $2::int) i
       ), booked AS (
         INSERT INTO ledger_transactions (key, kind, created_at) SELECT key, kind, at FROM made ORDER BY i RETURNING id, key
       )
       INSERT INTO ledger_entries (transaction_id, account_id, amount, created_at)
       SELECT booked.id, side.account, side.amount, made.at FROM made JOIN booked USING (key)
       CROSS JOIN LATERAL (VALUES ($4::int, made.amount), ($5::int, -made.amount)) side (account, amount) ORDER BY made.i`,
      [start, end - 1, entries, own, provider],
    );
  }
  await client.query(
    `UPDATE ledger_balances SET (balance, version) =
       (SELECT sum(amount), count(*) FROM ledger_entries WHERE account_id = $1) WHERE account_id = $1`,
    [own],
  );
  await client.query('SET session_replication_role = origin');
  await client.query('VACUUM ANALYZE ledger_entries, ledger_transactions');
  return own;
}

async function accountId(client: pg.Client, kind: string, owner: string): Promise<number> {
  const name = [kind, owner];
  await client.query(
    "INSERT INTO ledger_accounts (kind, owner, currency) VALUES ($1, $2, 'USD') ON CONFLICT DO NOTHING",
    name,
  );
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM ledger_accounts WHERE kind = $1 AND owner = $2 AND currency = 'USD'",
    name,
  );
  const [row] = rows;
  if (!row) throw new Error(`the platform has no account ${kind} ${owner}`);
  return row.id;
}
