import { sql } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Database } from '../db/connect.ts';
import { providers } from '../db/schema/catalogue.ts';
import { serializable } from '../db/serializable.ts';
import { memberAccount, openAccount } from '../ledger/accounts.ts';
import { freshName } from './test-run.ts';

const CHUNK = 50_000;

/**
 * Writes `count` entries of a member, spread evenly over the given days before now: a deposit, then stakes and payouts with a
 * deposit in between now and then. They are inserted in bulk, and the balance is set to their sum: the trigger that follows each
 * entry would take hours.
 */
export async function writeLongHistory(
  db: Database,
  member: { readonly id: number; readonly currency: CurrencyCode },
  count: number,
  days: number,
): Promise<number> {
  const { currency } = member;
  const [provider] = await db.select().from(providers).limit(1);
  if (!provider) throw new Error('the seed has no provider');
  const [own, house] = await serializable(db, async (tx) => [
    await openAccount(tx, memberAccount(member.id, currency)),
    await openAccount(tx, { kind: 'provider', owner: String(provider.id), currency }),
  ]);
  const name = freshName();
  const stepS = (days * 86_400) / count;
  for (let start = 0; start < count; start += CHUNK) {
    const end = Math.min(start + CHUNK, count);
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
      await tx.execute(sql`
        WITH made AS (
          SELECT i, ${name} || i AS key,
                 CASE WHEN i % 1000 = 0 THEN 'deposit' WHEN i % 2 = 0 THEN 'payout' ELSE 'wager' END AS kind,
                 CASE WHEN i % 1000 = 0 THEN 500000 WHEN i % 2 = 0 THEN 90 + i % 17 ELSE -(100 + i % 7) END::bigint AS amount,
                 now() - make_interval(secs => (${count}::int - i) * ${stepS}::float8 + 3600) AS at
          FROM generate_series(${start}::int, ${end - 1}::int) i
        ), booked AS (
          INSERT INTO ledger_transactions (key, kind, created_at) SELECT key, kind, at FROM made ORDER BY i
          RETURNING id, key
        )
        INSERT INTO ledger_entries (transaction_id, account_id, amount, created_at)
        SELECT booked.id, side.account, side.amount, made.at
        FROM made JOIN booked USING (key)
        CROSS JOIN LATERAL (VALUES (${own}::int, made.amount), (${house}::int, -made.amount)) side (account, amount)
        ORDER BY made.i`);
    });
  }
  await db.execute(sql`
    UPDATE ledger_balances SET (balance, version) = (
      SELECT sum(amount), count(*) FROM ledger_entries WHERE account_id = ${own})
    WHERE account_id = ${own}`);
  await db.execute(sql`ANALYZE ledger_entries`);
  await db.execute(sql`ANALYZE ledger_transactions`);
  return own ?? 0;
}
