import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';

/** Which entries of an account; `from` is in it, `to` is not. */
export interface CashSelection {
  readonly accountId: number;
  readonly kind: string | undefined;
  readonly direction: 'in' | 'out' | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** One entry of the balance. Amounts are minor units. */
export interface CashEntry {
  readonly id: number;
  readonly at: Date;
  readonly kind: string;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  /** The ledger's transaction. */
  readonly transactionId: string;
  readonly provider: { readonly id: number; readonly name: string } | null;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly amount: string;
  readonly balance_after: string;
  readonly transaction_id: string;
  readonly provider_id: number | null;
  readonly provider_name: string | null;
}

/**
 * One page of the selection, the latest first. Entries of a guarded account come one after the other in the order of
 * `(created_at, id)`: of two transactions at once that change one balance, one is begun anew. So the balance after an entry
 * is what the account has now, less all that came later.
 */
export async function cashOf(
  queries: Queries,
  selection: CashSelection,
  { page, count: size }: { readonly page: number; readonly count: number },
): Promise<CashEntry[]> {
  const { accountId } = selection;
  const { rows } = await queries.execute<Row>(sql`
    WITH selected AS MATERIALIZED (
      SELECT entry.id, entry.created_at, entry.amount, entry.transaction_id
      FROM ledger_entries entry
      WHERE ${isSelected(selection)}
      ORDER BY entry.created_at DESC, entry.id DESC
      LIMIT ${size} OFFSET ${(page - 1) * size}
    ), later AS (
      SELECT entry.id, sum(entry.amount) OVER (ORDER BY entry.created_at DESC, entry.id DESC) - entry.amount AS amount
      FROM ledger_entries entry
      WHERE entry.account_id = ${accountId} AND entry.created_at >= (SELECT min(created_at) FROM selected)
    )
    SELECT selected.id, selected.created_at AS at, selected.amount, selected.transaction_id, booked.kind,
           kept.balance - later.amount AS balance_after,
           provider.id AS provider_id, provider.name AS provider_name
    FROM selected
    JOIN later ON later.id = selected.id
    JOIN ledger_balances kept ON kept.account_id = ${accountId}
    JOIN ledger_transactions booked ON booked.id = selected.transaction_id
    LEFT JOIN LATERAL (
      SELECT CASE other.kind WHEN 'provider' THEN other.owner WHEN 'provider_wallet' THEN split_part(other.owner, ':', 2) END
             AS provider_id
      FROM ledger_entries counter JOIN ledger_accounts other ON other.id = counter.account_id
      WHERE counter.transaction_id = selected.transaction_id AND counter.id <> selected.id
      LIMIT 1
    ) counterpart ON true
    LEFT JOIN providers provider ON provider.id = counterpart.provider_id::int
    ORDER BY selected.created_at DESC, selected.id DESC`);
  return rows.map((row) => ({
    id: Number(row.id),
    at: new Date(row.at),
    kind: row.kind,
    amount: BigInt(row.amount),
    balanceAfter: BigInt(row.balance_after),
    transactionId: row.transaction_id,
    provider: row.provider_id === null ? null : { id: row.provider_id, name: row.provider_name ?? '' },
  }));
}

/** What the whole selection comes to, in minor units. */
export interface CashTotals {
  readonly totalCount: number;
  readonly in: bigint;
  /** Above zero. */
  readonly out: bigint;
}

export async function cashTotals(queries: Queries, selection: CashSelection): Promise<CashTotals> {
  const { rows } = await queries.execute<{ n: number; paid_in: string; paid_out: string }>(sql`
    SELECT count(*)::int AS n,
           coalesce(sum(entry.amount) FILTER (WHERE entry.amount > 0), 0) AS paid_in,
           coalesce(-sum(entry.amount) FILTER (WHERE entry.amount < 0), 0) AS paid_out
    FROM ledger_entries entry
    WHERE ${isSelected(selection)}`);
  const [row] = rows;
  return { totalCount: row?.n ?? 0, in: BigInt(row?.paid_in ?? 0), out: BigInt(row?.paid_out ?? 0) };
}

function isSelected({ accountId, kind, direction, from, to }: CashSelection): SQL {
  const conditions = [sql`entry.account_id = ${accountId}`];
  if (from) conditions.push(sql`entry.created_at >= ${from.toISOString()}`);
  if (to) conditions.push(sql`entry.created_at < ${to.toISOString()}`);
  if (direction) conditions.push(direction === 'in' ? sql`entry.amount > 0` : sql`entry.amount < 0`);
  if (kind !== undefined) {
    conditions.push(
      sql`(SELECT booked.kind FROM ledger_transactions booked WHERE booked.id = entry.transaction_id) = ${kind}`,
    );
  }
  return sql.join(conditions, sql` AND `);
}
