import { asc, sql } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { paymentsOf, type PaymentFilter } from '../../cashier/payments.ts';
import { inLanguage } from '../../db/columns.ts';
import type { Database } from '../../db/connect.ts';
import { siteInstant } from '../../site/calendar.ts';
import { COLUMNS } from './columns.texts.ts';
import type { Export } from './export-codes.ts';
import type { Lines } from './export-rows.ts';
import { STATES } from './states.texts.ts';
import { kindName } from './values.texts.ts';

const PART = 500;
const KIND_NAMES = ['deposit', 'withdrawal'] as const;

/** Deposits and withdrawals, oldest first. */
export async function* paymentLines(db: Database, { member, request, language }: Export): Lines {
  const header = ['time', 'order', 'kind', 'way', 'amount', 'state', 'closedAt'] as const;
  yield [header.map((name) => inLanguage(COLUMNS[name], language))];
  const filter: PaymentFilter = {
    kind: KIND_NAMES.find((one) => one === request.kind),
    status: request.status,
    from: request.from,
    to: request.to,
  };
  let last: { readonly createdAt: Date; readonly orderNumber: string } | undefined;
  do {
    const payments = paymentsOf(db, member.id, filter);
    const rows = await db
      .select()
      .from(payments)
      .where(
        last &&
          sql`(${payments.createdAt}, ${payments.orderNumber}) > (${last.createdAt.toISOString()}::timestamptz, ${last.orderNumber})`,
      )
      .orderBy(asc(payments.createdAt), asc(payments.orderNumber))
      .limit(PART);
    yield rows.map((row) => [
      siteInstant(row.createdAt),
      row.orderNumber,
      inLanguage(kindName(row.kind), language),
      inLanguage(row.way, language),
      toDecimal(row.amount, row.currency),
      inLanguage(STATES[row.status] ?? { en_US: row.status }, language),
      row.closedAt ? siteInstant(row.closedAt) : '',
    ]);
    last = rows.at(-1);
  } while (last !== undefined);
}
