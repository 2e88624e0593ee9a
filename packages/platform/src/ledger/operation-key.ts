import { eq, gt, sql } from 'drizzle-orm';
import { ledgerTransactions } from '../db/schema/ledger.ts';
import type { Transaction } from '../db/serializable.ts';
import { IDEMPOTENCY_KEEP_MS } from '../http/idempotency/idempotency.ts';

/**
 * The ledger key of what a client has named by an idempotency key, which is good for a day: after that the same name
 * is another operation, with a ledger key of its own.
 * @param name of the operation: `<kind>:<member>:<hash of the idempotency key>`
 * @returns the key to book it under, and whether that has been done
 */
export async function operationKey(
  tx: Transaction,
  name: string,
): Promise<{ readonly key: string; readonly isBooked: boolean }> {
  for (let use = 1; ; use += 1) {
    const key = use === 1 ? name : `${name}:${use}`;
    const [booked] = await tx
      .select({
        isRecent: gt(
          ledgerTransactions.createdAt,
          sql`now() - make_interval(secs => ${IDEMPOTENCY_KEEP_MS / 1_000})`,
        ).mapWith(Boolean),
      })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.key, key));
    if (!booked) return { key, isBooked: false };
    if (booked.isRecent) return { key, isBooked: true };
  }
}
