import { eq } from 'drizzle-orm';
import { isDecimal, toDecimal, toMinor } from '@tessera/domain';
import type { PaymentNotice } from '@tessera/wire';
import type { Database } from '../db/connect.ts';
import { deposits, type Deposit, type HeldReason } from '../db/schema/cashier.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { queuePush } from '../push/queue-push.ts';
import { holdPayment } from './held-payments.ts';
import { markPaid } from './mark-paid.ts';
import { auditNotice, auditNoticeOnce } from './notice-audit.ts';

export type Settled =
  /** `isNew` is false where this repeats a notice that was carried out before. */
  | { readonly kind: 'paid'; readonly isNew: boolean; readonly deposit: Deposit; readonly balance: Balance }
  /** Money was paid that fits no order: it waits for an operator. `newId` is missing where it was held before. */
  | { readonly kind: 'held'; readonly reason: HeldReason; readonly newId: number | undefined }
  | { readonly kind: 'failed' }
  /** The notice is true and changes nothing any more. */
  | { readonly kind: 'ignored'; readonly reason: string };

/**
 * Does what a payment notice says, once and in one serialisable transaction. Money that was paid is credited whatever
 * the order had become before, or is held for an operator; a failure ends a pending order and nothing else.
 * @param provider owner of the account that the money comes from
 */
export const settleDeposit = (db: Database, notice: PaymentNotice, provider: string): Promise<Settled> =>
  serializable(db, (tx) => settle(tx, notice, provider));

async function settle(tx: Transaction, notice: PaymentNotice, provider: string): Promise<Settled> {
  const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderNumber, notice.orderNumber));
  const misfit = deposit ? misfitOf(deposit, notice) : 'unknown order';
  if (!deposit || misfit !== undefined) {
    const reason = misfit ?? 'unknown order';
    if (notice.status === 'failed') return { kind: 'ignored', reason };
    return { kind: 'held', reason, newId: await holdPayment(tx, notice, provider, reason) };
  }
  const { status } = deposit;
  if (notice.status === 'failed') {
    if (status === 'pending')
      await tx
        .update(deposits)
        .set({ status: 'failed', closedAt: new Date() })
        .where(eq(deposits.id, deposit.id));
    if (status === 'pending' || status === 'failed') return { kind: 'failed' };
    if (status === 'paid') await auditNoticeOnce(tx, provider, deposit, { status, ignored: 'failed' });
    return { kind: 'ignored', reason: `the order is ${status}` };
  }
  const { paymentId } = notice;
  const other = paymentId === undefined ? undefined : await paidBy(tx, paymentId);
  if (other && other.id !== deposit.id) {
    return { kind: 'ignored', reason: `the payment has paid the order ${other.orderNumber}` };
  }
  if (status !== 'paid') return credit(tx, deposit, provider, paymentId);
  if (paymentId !== undefined && !other) {
    const reason = 'paid twice';
    return { kind: 'held', reason, newId: await holdPayment(tx, notice, provider, reason) };
  }
  const to = await openAccount(tx, memberAccount(deposit.memberId, deposit.currency));
  return { kind: 'paid', isNew: false, deposit, balance: await balanceOf(tx, to) };
}

/** The order that this payment of the provider's has paid. */
async function paidBy(tx: Transaction, paymentId: string): Promise<Deposit | undefined> {
  const [deposit] = await tx.select().from(deposits).where(eq(deposits.paymentId, paymentId));
  return deposit;
}

function misfitOf({ currency, amount }: Deposit, notice: PaymentNotice): HeldReason | undefined {
  if (notice.currency !== currency) return 'other currency';
  const isEqual = isDecimal(notice.amount, currency) && toMinor(notice.amount, currency) === amount;
  return isEqual ? undefined : 'other amount';
}

async function credit(
  tx: Transaction,
  deposit: Deposit,
  provider: string,
  paymentId: string | undefined,
): Promise<Settled> {
  const { currency, amount, status } = deposit;
  const { deposit: paid, balance } = await creditDeposit(tx, deposit, amount, provider);
  if (paymentId !== undefined)
    await tx.update(deposits).set({ paymentId }).where(eq(deposits.id, deposit.id));
  const words = `${toDecimal(amount, currency)} ${currency}`;
  if (status !== 'pending') await auditNotice(tx, provider, deposit, { status: 'paid', amount: words });
  return { kind: 'paid', isNew: true, deposit: paid, balance };
}

/**
 * Credits an order that is not paid yet, in the transaction that found it so.
 * @param amount what was paid, in minor units
 * @param provider owner of the account that the money comes from
 */
export async function creditDeposit(
  tx: Transaction,
  deposit: Deposit,
  amount: bigint,
  provider: string,
): Promise<{ readonly deposit: Deposit; readonly balance: Balance }> {
  const { currency, memberId, orderNumber } = deposit;
  const from = await openAccount(tx, { kind: 'payment_provider', owner: provider, currency });
  const to = await openAccount(tx, memberAccount(memberId, currency));
  await book(tx, { key: `deposit:${orderNumber}`, kind: 'deposit', from, to, amount });
  const paid = await markPaid(tx, deposit, amount);
  const words = `${toDecimal(amount, currency)} ${currency}`;
  await queuePush(tx, { kind: 'depositCredited', orderNumber, amount: words }, { memberId });
  return { deposit: paid, balance: await balanceOf(tx, to) };
}
