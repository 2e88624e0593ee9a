import { sql } from 'drizzle-orm';
import type { TransactionKind } from '../db/schema/ledger.ts';
import type { Transaction } from '../db/serializable.ts';

/** What was booked at some time in the past; else as `ledger/book.ts` has it. */
export interface PastBooking {
  readonly key: string;
  readonly kind: TransactionKind;
  readonly at: Date;
  readonly from: number;
  readonly to: number;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/**
 * Books all of them in their order, in two statements. The ledger's own rules hold as ever: what an account pays, an
 * earlier booking must have given it.
 */
export async function bookHistory(tx: Transaction, bookings: readonly PastBooking[]): Promise<void> {
  const records = JSON.stringify(
    bookings.map(({ amount, ...booking }, place) => ({ ...booking, place, amount: String(amount) })),
  );
  const booked = sql`jsonb_to_recordset(${records}::jsonb) AS
    booked (place int, key text, kind text, at timestamptz, "from" int, "to" int, amount bigint)`;
  await tx.execute(
    sql`INSERT INTO ledger_transactions (key, kind, created_at)
      SELECT key, kind, at FROM ${booked} ORDER BY place`,
  );
  await tx.execute(
    sql`INSERT INTO ledger_entries (transaction_id, account_id, amount, created_at)
      SELECT ledger_transactions.id, side.account_id, side.amount, booked.at
      FROM ${booked} JOIN ledger_transactions USING (key)
      CROSS JOIN LATERAL (VALUES (booked."from", -booked.amount), (booked."to", booked.amount)) side (account_id, amount)
      ORDER BY booked.place, side.amount`,
  );
}
