import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

export interface Verification {
  readonly transactions: number;
  readonly entries: number;
  /** One sentence each; empty where the books are right. */
  readonly problems: readonly string[];
}

/** Adds up the books from the first entry on and compares them with themselves. Reads one consistent state. */
export async function verifyLedger(db: Pick<Database, 'transaction'>): Promise<Verification> {
  return db.transaction(
    async (tx) => {
      const rows = async (query: ReturnType<typeof sql>) =>
        (await tx.execute(query)).rows as Record<string, string>[];
      const [totals] = await rows(sql`
        SELECT (SELECT count(*) FROM ledger_transactions) AS transactions,
               (SELECT count(*) FROM ledger_entries) AS entries`);
      const unbalanced = await rows(sql`
        SELECT entry.transaction_id AS id, account.currency, sum(entry.amount) AS total
        FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
        GROUP BY 1, 2 HAVING sum(entry.amount) <> 0`);
      const empty = await rows(sql`
        SELECT id FROM ledger_transactions transaction
        WHERE NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = transaction.id)`);
      const drifted = await rows(sql`
        SELECT kept.account_id AS id, kept.balance, coalesce(sum(entry.amount), 0) AS total,
               kept.version, count(entry.id) AS entries
        FROM ledger_balances kept LEFT JOIN ledger_entries entry USING (account_id)
        GROUP BY kept.account_id
        HAVING kept.balance <> coalesce(sum(entry.amount), 0) OR kept.version <> count(entry.id)`);
      const unguarded = await rows(sql`
        SELECT account.id FROM ledger_accounts account LEFT JOIN ledger_balances kept ON kept.account_id = account.id
        WHERE account.kind IN ('member', 'demo', 'provider_wallet', 'withdrawal') AND kept.account_id IS NULL`);
      const strayed = await rows(sql`
        SELECT mark.account_id AS id, mark.entries, coalesce(days.entries, 0) AS in_days, coalesce(days.total, 0) AS total,
               ledger.entries AS booked, ledger.total AS booked_total
        FROM cash_marks mark
        LEFT JOIN (SELECT account_id, sum(count_in + count_out) AS entries, sum(paid_in - paid_out) AS total
                   FROM cash_days GROUP BY account_id) days USING (account_id)
        CROSS JOIN LATERAL (SELECT count(*) AS entries, coalesce(sum(amount), 0) AS total FROM ledger_entries entry
                            WHERE entry.account_id = mark.account_id AND entry.created_at < mark.until) ledger
        WHERE (coalesce(days.entries, 0), coalesce(days.total, 0), mark.entries)
          IS DISTINCT FROM (ledger.entries, ledger.total, ledger.entries)`);
      const problems = [
        ...unbalanced.map(({ id, currency, total }) => `transaction ${id} is off by ${total} ${currency}`),
        ...empty.map(({ id }) => `transaction ${id} has no entries`),
        ...drifted.map(
          ({ id, balance, total, version, entries }) =>
            `account ${id} shows ${balance} (version ${version}), its ${entries} entries sum to ${total}`,
        ),
        ...unguarded.map(({ id }) => `account ${id} keeps no balance`),
        ...strayed.map(
          ({ id, total, in_days: inDays, booked, booked_total: sum }) =>
            `the days of account ${id} have ${inDays} entries and ${total}, the ledger has ${booked} and ${sum}`,
        ),
      ];
      return { transactions: Number(totals?.transactions), entries: Number(totals?.entries), problems };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
