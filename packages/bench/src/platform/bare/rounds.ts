import type pg from 'pg';

/** One side of a round: what `pg` has to do for it, and nothing else. */
export interface BareMove {
  readonly account: string;
  readonly round: string;
  readonly transaction: string;
  /** Minor units; below zero is a stake. */
  readonly amount: bigint;
  readonly outcome?: unknown;
}

const TRY_AGAIN = '40001';

/** In one serialisable transaction, tried again when PostgreSQL asks for it. @returns the balance */
export async function move(pool: pg.Pool, one: BareMove): Promise<bigint> {
  const client = await pool.connect();
  try {
    for (;;) {
      try {
        return await inTransaction(client, one);
      } catch (error) {
        await client.query('ROLLBACK');
        if ((error as { code?: string }).code !== TRY_AGAIN) throw error;
      }
    }
  } finally {
    client.release();
  }
}

async function inTransaction(client: pg.PoolClient, one: BareMove): Promise<bigint> {
  const { account, round, transaction, amount, outcome } = one;
  await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
  const known = await client.query<{ balance: string }>(
    'SELECT balance FROM given WHERE transaction_id = $1',
    [transaction],
  );
  if (known.rows[0]) throw new Error('repeated');
  await client.query('SELECT state FROM rounds WHERE id = $1', [round]);
  const booked = await client.query<{ id: string }>(
    'INSERT INTO transactions (key) VALUES ($1) RETURNING id',
    [transaction],
  );
  await client.query(
    'INSERT INTO entries (transaction_id, account_id, amount) VALUES ($1, $2, $3), ($1, $4, $5)',
    [booked.rows[0]?.id, account, amount, 'house', -amount],
  );
  const { rows } = await client.query<{ balance: string }>(
    'UPDATE accounts SET balance = balance + $2 WHERE id = $1 RETURNING balance',
    [account, amount],
  );
  await (amount < 0n
    ? client.query('INSERT INTO rounds VALUES ($1, $2, $3, $4, NULL, $5)', [
        round,
        account,
        'open',
        -amount,
        JSON.stringify(outcome),
      ])
    : client.query('UPDATE rounds SET state = $2, payout = $3 WHERE id = $1', [round, 'settled', amount]));
  const balance = BigInt(rows[0]?.balance ?? 0);
  await client.query('INSERT INTO given VALUES ($1, $2)', [transaction, balance]);
  await client.query('COMMIT');
  return balance;
}
