import { and, eq, sql } from 'drizzle-orm';
import { isDecimal, toDecimal, toMinor } from '@tessera/domain';
import type { PaymentNotice } from '@tessera/wire';
import type { Database } from '../db/connect.ts';
import { deposits, type Deposit } from '../db/schema/cashier.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { queuePush } from '../push/queue-push.ts';

export type Settled =
  /** `isNew` is false where this repeats a notice that was carried out before. */
  | { readonly kind: 'paid'; readonly isNew: boolean; readonly deposit: Deposit; readonly balance: Balance }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' }
  /** The notice does not fit the deposit; nothing was done. */
  | { readonly kind: 'conflict'; readonly reason: string };

/**
 * Does what a payment notice tells, once: a paid deposit is credited in the same serialisable transaction that closes it.
 * @param provider owner of the account that the money comes from
 */
export const settleDeposit = (db: Database, notice: PaymentNotice, provider: string): Promise<Settled> =>
  serializable(db, (tx) => settle(tx, notice, provider));

async function settle(tx: Transaction, notice: PaymentNotice, provider: string): Promise<Settled> {
  const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderNumber, notice.orderNumber));
  if (!deposit) return { kind: 'unknown' };
  const { currency, amount, status, memberId } = deposit;
  if (
    notice.currency !== currency ||
    !isDecimal(notice.amount, currency) ||
    toMinor(notice.amount, currency) !== amount
  ) {
    return { kind: 'conflict', reason: 'the amount is not the order’s' };
  }
  if (status === 'failed' && notice.status === 'failed') return { kind: 'failed' };
  const isRepeated = status === 'paid' && notice.status === 'paid';
  if (status !== 'pending' && !isRepeated) return { kind: 'conflict', reason: `the order is ${status}` };
  if (notice.status === 'failed') {
    await close(tx, deposit, { status: 'failed' });
    return { kind: 'failed' };
  }
  const to = await openAccount(tx, memberAccount(memberId, currency));
  if (isRepeated) return { kind: 'paid', isNew: false, deposit, balance: await balanceOf(tx, to) };
  const from = await openAccount(tx, { kind: 'payment_provider', owner: provider, currency });
  await book(tx, { key: `deposit:${deposit.orderNumber}`, kind: 'deposit', from, to, amount });
  const [{ times } = { times: 0 }] = await tx
    .select({ times: sql<number>`coalesce(max(${deposits.depositTimes}), 0)::int` })
    .from(deposits)
    .where(eq(deposits.memberId, memberId));
  const paid = await close(tx, deposit, { status: 'paid', depositTimes: times + 1 });
  const words = `${toDecimal(amount, currency)} ${currency}`;
  await queuePush(
    tx,
    { kind: 'depositCredited', orderNumber: deposit.orderNumber, amount: words },
    { memberId },
  );
  return { kind: 'paid', isNew: true, deposit: paid, balance: await balanceOf(tx, to) };
}

async function close(
  tx: Transaction,
  { id }: Deposit,
  change: Pick<Partial<Deposit>, 'status' | 'depositTimes'>,
): Promise<Deposit> {
  const [closed] = await tx
    .update(deposits)
    .set({ ...change, closedAt: new Date() })
    .where(and(eq(deposits.id, id), eq(deposits.status, 'pending')))
    .returning();
  if (!closed) throw new Error('the deposit was closed in its own transaction');
  return closed;
}
