import { sql, type SQL } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { inLanguage } from '../../db/columns.ts';
import type { Database } from '../../db/connect.ts';
import { instantOf } from '../../http/instant.ts';
import { siteInstant } from '../../site/calendar.ts';
import { detailsOf, entryOf, type CashRow } from '../cash.ts';
import { readCashDays } from '../cash-days.ts';
import { balanceAt, isWithin } from '../cash-totals.ts';
import { findMemberAccount } from '../member-account.ts';
import { COLUMNS } from './columns.texts.ts';
import type { Export } from './export-codes.ts';
import type { Lines } from './export-rows.ts';
import { kindName } from './values.texts.ts';

/** Entries that one query looks at; with a filter, few of them are written. */
const PART = 1_000;
const FILTERED_PART = 5_000;

interface Row extends CashRow {
  readonly is_picked: boolean;
}

/** All entries of the balance, oldest first, with the balance after each. Entries are never changed: keys continue them. */
export async function* cashLines(db: Database, { member, request, language }: Export): Lines {
  const { currency } = member;
  const header = ['time', 'kind', 'provider', 'round', 'amount', 'balance', 'reference'] as const;
  yield [header.map((name) => inLanguage(COLUMNS[name], language))];
  const accountId = await findMemberAccount(db, member);
  if (accountId === undefined) return;
  const from = instantOf('from', request.from);
  // What is booked while the file is written is not in it.
  const now = new Date();
  const end = instantOf('to', request.to);
  const to = end && end < now ? end : now;
  let balance = from
    ? await readCashDays(db, accountId, (tx, mark) => balanceAt(tx, accountId, from, mark))
    : 0n;
  const conditions: SQL[] = [];
  if (request.kind !== undefined) conditions.push(sql`booked.kind = ${request.kind}`);
  if (request.direction)
    conditions.push(request.direction === 'in' ? sql`entry.amount > 0` : sql`entry.amount < 0`);
  const isPicked = conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
  const size = conditions.length > 0 ? FILTERED_PART : PART;
  let after: Row | undefined;
  do {
    const beyond: SQL = after
      ? sql`AND (entry.created_at, entry.id) > (${after.at}::timestamptz, ${after.id}::bigint)`
      : sql``;
    const { rows } = await db.execute<Row>(sql`
      WITH part AS MATERIALIZED (
        SELECT entry.id, entry.created_at, entry.amount, entry.transaction_id
        FROM ledger_entries entry WHERE ${isWithin(accountId, { from, to })} ${beyond}
        ORDER BY entry.created_at, entry.id LIMIT ${size}
      ), summed AS MATERIALIZED (
        SELECT part.*, ${balance}::bigint + sum(amount) OVER (ORDER BY created_at, id) AS balance_after,
               row_number() OVER (ORDER BY created_at DESC, id DESC) = 1 AS is_last
        FROM part
      ), selected AS MATERIALIZED (
        SELECT entry.*, ${isPicked} AS is_picked
        FROM summed entry JOIN ledger_transactions booked ON booked.id = entry.transaction_id
        WHERE entry.is_last OR (${isPicked})
      )
      SELECT selected.is_picked, ${detailsOf} ORDER BY selected.created_at, selected.id`);
    yield rows
      .filter((row) => row.is_picked)
      .map((row) => {
        const entry = entryOf(row);
        return [
          siteInstant(entry.at),
          inLanguage(kindName(entry.kind), language),
          entry.provider?.name ?? '',
          entry.roundId ?? '',
          toDecimal(entry.amount, currency),
          toDecimal(entry.balanceAfter, currency),
          entry.transactionId,
        ];
      });
    after = rows.at(-1);
    balance = BigInt(after?.balance_after ?? balance);
  } while (after !== undefined);
}
