import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import type { CashSelection } from './cash.ts';
import { dayOf, sumsOf } from './cash-days.ts';
import { cutSpan, type Span } from './cash-spans.ts';

/**
 * A query for the sums of an account's entries by day and kind: out of the kept days, and for the rest out of the ledger.
 * Read the mark in the same snapshot.
 */
export function daySums(accountId: number, span: Span, mark: Date): SQL {
  const { days, live } = cutSpan(span, mark);
  const kept = [sql`account_id = ${accountId}`];
  if (days.first !== undefined) kept.push(sql`day >= ${days.first}`);
  if (days.last !== undefined) kept.push(sql`day <= ${days.last}`);
  const parts = live.map(
    (part) => sql`
    SELECT ${dayOf(sql`entry.created_at`)} AS day, booked.kind, ${sumsOf(sql`entry.amount`)}
    FROM ledger_entries entry JOIN ledger_transactions booked ON booked.id = entry.transaction_id
    WHERE ${isWithin(accountId, part)} GROUP BY 1, 2`,
  );
  const all = [
    sql`SELECT day, kind, count_in, count_out, paid_in, paid_out FROM cash_days
    WHERE ${sql.join(kept, sql` AND `)}`,
    ...parts,
  ];
  return sql.join(all, sql` UNION ALL `);
}

/** Of the entries in `entry`. */
export function isWithin(accountId: number, { from, to }: Span): SQL {
  const conditions = [sql`entry.account_id = ${accountId}`];
  if (from) conditions.push(sql`entry.created_at >= ${from.toISOString()}`);
  if (to) conditions.push(sql`entry.created_at < ${to.toISOString()}`);
  return sql.join(conditions, sql` AND `);
}

/** What the whole selection comes to, in minor units. */
export interface CashTotals {
  readonly totalCount: number;
  readonly in: bigint;
  /** Above zero. */
  readonly out: bigint;
}

/** The days in which a page of the selection is. */
export interface PageDays {
  readonly first: string;
  readonly last: string;
  /** Entries of the selection that are later than these days. */
  readonly later: number;
  /** All entries of the selection go this way. */
  readonly direction: CashSelection['direction'];
}

interface Row extends Record<string, unknown> {
  readonly n: string;
  readonly paid_in: string;
  readonly paid_out: string;
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly later: string | null;
  readonly n_in: string;
}

/** Returns the totals of a selection, and where its page is. @param mark of the same snapshot */
export async function findPage(
  queries: Queries,
  selection: CashSelection,
  { page, count: size }: { readonly page: number; readonly count: number },
  mark: Date,
): Promise<{ readonly totals: CashTotals; readonly days: PageDays | undefined }> {
  const { accountId, kind, direction } = selection;
  const counted = (name: 'in' | 'out', column: string) =>
    direction === undefined || direction === name ? sql.raw(column) : sql`0`;
  const start = (page - 1) * size;
  const isOnPage = sql`upto > ${start} AND upto - n < ${start + size}`;
  const { rows } = await queries.execute<Row>(sql`
    WITH sums AS (${daySums(accountId, selection, mark)}),
    picked AS (
      SELECT day, sum(${counted('in', 'count_in')} + ${counted('out', 'count_out')})::bigint AS n,
             sum(${counted('in', 'count_in')}) AS n_in, sum(${counted('in', 'paid_in')}) AS paid_in,
             sum(${counted('out', 'paid_out')}) AS paid_out
      FROM sums ${kind === undefined ? sql`` : sql`WHERE kind = ${kind}`} GROUP BY day
    ), ordered AS (
      SELECT *, sum(n) OVER (ORDER BY day DESC) AS upto FROM picked WHERE n > 0
    )
    SELECT coalesce(sum(n), 0) AS n, coalesce(sum(n_in), 0) AS n_in,
           coalesce(sum(paid_in), 0) AS paid_in, coalesce(sum(paid_out), 0) AS paid_out,
           (min(day) FILTER (WHERE ${isOnPage}))::text AS first_day,
           (max(day) FILTER (WHERE ${isOnPage}))::text AS last_day,
           min(upto - n) FILTER (WHERE ${isOnPage}) AS later
    FROM ordered`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  const { first_day: first, last_day: last, later } = row;
  const only = row.n_in === '0' ? 'out' : row.n_in === row.n ? 'in' : undefined;
  return {
    totals: { totalCount: Number(row.n), in: BigInt(row.paid_in), out: BigInt(row.paid_out) },
    days:
      first === null || last === null ? undefined : { first, last, later: Number(later), direction: only },
  };
}

/** Returns the balance of an account at an instant, before the entries of that instant. @param mark of the same snapshot */
export async function balanceAt(queries: Queries, accountId: number, at: Date, mark: Date): Promise<bigint> {
  const { rows } = await queries.execute<{ balance: string }>(sql`
    SELECT coalesce(sum(paid_in - paid_out), 0) AS balance
    FROM (${daySums(accountId, { from: undefined, to: at }, mark)}) sums`);
  return BigInt(rows[0]?.balance ?? 0);
}
