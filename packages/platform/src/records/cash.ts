import { sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { nextSiteDay, startOfSiteDay } from '../site/calendar.ts';
import { readCashDays } from './cash-days.ts';
import type { Span } from './cash-spans.ts';
import { balanceAt, findPage, isWithin, type CashTotals } from './cash-totals.ts';

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
  /** The provider's id of the round. */
  readonly roundId: string | null;
  /** The other side of an agent's transfer. */
  readonly transfer: {
    readonly memberId: number;
    readonly account: string;
    readonly note: string | null;
  } | null;
}

/** An entry as {@link detailsOf} selects it. */
export interface CashRow extends Record<string, unknown> {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly amount: string;
  readonly balance_after: string;
  readonly transaction_id: string;
  readonly provider_id: number | null;
  readonly provider_name: string | null;
  readonly round_id: string | null;
  readonly other_id: number | null;
  readonly other_account: string | null;
  readonly note: string | null;
}

/** A page of a selection, and what the whole selection comes to. */
export interface CashPage {
  readonly entries: readonly CashEntry[];
  readonly totals: CashTotals;
}

/**
 * Returns one page, the latest first. The kept days say on which days it is, so that of a long history only these are read.
 * Entries of a guarded account come one after the other in the order of `(created_at, id)`: of two transactions at once that
 * change one balance, one is begun again. So the balance after an entry is what all before it sum to.
 */
export const cashPage = (
  db: Database,
  selection: CashSelection,
  page: { readonly page: number; readonly count: number },
): Promise<CashPage> =>
  readCashDays(db, selection.accountId, async (tx, mark) => {
    const { totals, days } = await findPage(tx, selection, page, mark);
    if (!days) return { entries: [], totals };
    const from = startOfSiteDay(days.first);
    const opening = await balanceAt(tx, selection.accountId, from, mark);
    const skipped = (page.page - 1) * page.count - days.later;
    const place = { from, to: nextSiteDay(startOfSiteDay(days.last)), opening, skipped, size: page.count };
    // Most kinds go one way: half of the entries are then out of question without a look at their kind.
    const narrowed = { ...selection, direction: days.direction };
    return { entries: await entriesOf(tx, narrowed, place), totals };
  });

interface Place extends Span {
  readonly from: Date;
  readonly to: Date;
  /** The balance at `from`. */
  readonly opening: bigint;
  readonly skipped: number;
  readonly size: number;
}

async function entriesOf(queries: Queries, selection: CashSelection, place: Place): Promise<CashEntry[]> {
  const { accountId } = selection;
  const { rows } = await queries.execute<CashRow>(sql`
    WITH day AS MATERIALIZED (
      SELECT entry.id, entry.account_id, entry.created_at, entry.amount, entry.transaction_id,
             ${place.opening}::bigint + sum(entry.amount) OVER (ORDER BY entry.created_at, entry.id) AS balance_after
      FROM ledger_entries entry WHERE ${isWithin(accountId, place)}
    ), selected AS MATERIALIZED (
      SELECT entry.* FROM day entry WHERE ${isSelected(selection, place)}
      ORDER BY entry.created_at DESC, entry.id DESC LIMIT ${place.size} OFFSET ${place.skipped}
    )
    SELECT ${detailsOf}
    ORDER BY selected.created_at DESC, selected.id DESC`);
  return rows.map(entryOf);
}

/** What of the selection the days alone do not say; of the entries in `entry`. */
function isSelected({ accountId, kind, direction, from, to }: CashSelection, days: Place): SQL {
  const conditions = [isWithin(accountId, { from, to })];
  if (direction) conditions.push(direction === 'in' ? sql`entry.amount > 0` : sql`entry.amount < 0`);
  if (kind !== undefined) conditions.push(isOfKind(kind, days));
  return sql.join(conditions, sql` AND `);
}

const GAME_KINDS: ReadonlySet<string> = new Set(['wager', 'payout', 'refund']);

/** What is beside games is rare, and has an index by time; an entry's time is its transaction's. */
const isOfKind = (kind: string, { from, to }: Place): SQL =>
  GAME_KINDS.has(kind)
    ? sql`(SELECT booked.kind FROM ledger_transactions booked WHERE booked.id = entry.transaction_id) = ${kind}`
    : sql`entry.transaction_id IN (
        SELECT booked.id FROM ledger_transactions booked
        WHERE booked.kind = ${kind} AND booked.kind NOT IN ('wager', 'payout', 'refund')
          AND booked.created_at >= ${from.toISOString()} AND booked.created_at < ${to.toISOString()})`;

/** Columns and tables of the entries in `selected`, with their kind, provider and round. */
export const detailsOf: SQL = sql`
  selected.id, selected.created_at AS at, selected.amount, selected.transaction_id, booked.kind,
         selected.balance_after,
         provider.id AS provider_id, provider.name AS provider_name, call.fingerprint::jsonb ->> 1 AS round_id,
         other.id AS other_id, other.account AS other_account, transfer.note
  FROM selected
  JOIN ledger_transactions booked ON booked.id = selected.transaction_id
  LEFT JOIN LATERAL (
    SELECT CASE other.kind WHEN 'provider' THEN other.owner WHEN 'provider_wallet' THEN split_part(other.owner, ':', 2) END
           AS provider_id
    FROM ledger_entries counter JOIN ledger_accounts other ON other.id = counter.account_id
    WHERE counter.transaction_id = selected.transaction_id AND counter.id <> selected.id
    LIMIT 1
  ) counterpart ON true
  LEFT JOIN providers provider ON provider.id = counterpart.provider_id::int
  -- The key is "provider:<id>:<transaction>", and the call's fingerprint [session, round, move].
  LEFT JOIN provider_transactions call
    ON booked.kind IN ('wager', 'payout', 'refund') AND call.provider_id = provider.id
    AND call.transaction_id = substr(booked.key, length('provider:' || provider.id || ':') + 1)
  LEFT JOIN agent_transfers transfer
    ON transfer.id = CASE booked.kind WHEN 'agent_transfer' THEN split_part(booked.key, ':', 2)::int END
  LEFT JOIN members other
    ON other.id = CASE WHEN selected.amount > 0 THEN transfer.agent_id ELSE transfer.member_id END`;

export const entryOf = (row: CashRow): CashEntry => ({
  id: Number(row.id),
  at: new Date(row.at),
  kind: row.kind,
  amount: BigInt(row.amount),
  balanceAfter: BigInt(row.balance_after),
  transactionId: row.transaction_id,
  provider: row.provider_id === null ? null : { id: row.provider_id, name: row.provider_name ?? '' },
  roundId: row.round_id,
  transfer:
    row.other_id === null
      ? null
      : { memberId: row.other_id, account: row.other_account ?? '', note: row.note },
});
