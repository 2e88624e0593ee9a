import { eq, max } from 'drizzle-orm';
import { deposits, type Deposit } from '../db/schema/cashier.ts';
import type { Transaction } from '../db/serializable.ts';

/** Closes an order as paid, with what was paid, in minor units; it is the member's latest paid deposit. */
export async function markPaid(tx: Transaction, { id, memberId }: Deposit, amount: bigint): Promise<Deposit> {
  const [latest] = await tx
    .select({ times: max(deposits.depositTimes) })
    .from(deposits)
    .where(eq(deposits.memberId, memberId));
  const [paid] = await tx
    .update(deposits)
    .set({ status: 'paid', closedAt: new Date(), amount, depositTimes: (latest?.times ?? 0) + 1 })
    .where(eq(deposits.id, id))
    .returning();
  if (!paid) throw new Error('the deposit is gone in its own transaction');
  return paid;
}
