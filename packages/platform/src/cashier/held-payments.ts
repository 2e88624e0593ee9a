import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PaymentNotice } from '@tessera/wire';
import {
  deposits,
  heldPayments,
  type Deposit,
  type HeldPayment,
  type HeldReason,
} from '../db/schema/cashier.ts';
import type { Member } from '../db/schema/members.ts';
import type { Queries } from '../db/connect.ts';
import type { Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { markPaid } from './mark-paid.ts';
import { auditNotice } from './notice-audit.ts';

/**
 * Keeps a payment that fits no order until an operator credits or returns it. A repeated notice is counted: without a
 * number of the payment it may be another one. Once that one is decided, the next notice without a number is held again.
 * @returns its id, or `undefined` where it was held before
 */
export async function holdPayment(
  tx: Transaction,
  { orderNumber, amount, currency, paymentId }: PaymentNotice,
  provider: string,
  reason: HeldReason,
): Promise<number | undefined> {
  const payment = { provider, orderNumber, amount: withoutTrailingZeros(amount), currency };
  const [held] = await tx
    .insert(heldPayments)
    .values({ ...payment, reason, paymentId })
    .onConflictDoNothing()
    .returning({ id: heldPayments.id });
  if (!held) {
    if (paymentId === undefined) await countNotice(tx, payment);
    return undefined;
  }
  const after = {
    status: 'paid',
    amount: `${amount} ${currency}`,
    held: reason,
    ...(paymentId !== undefined && { payment: paymentId }),
  };
  await auditNotice(tx, provider, { orderNumber }, after);
  return held.id;
}

const countNotice = (
  tx: Transaction,
  {
    provider,
    orderNumber,
    amount,
    currency,
  }: Pick<HeldPayment, 'provider' | 'orderNumber' | 'amount' | 'currency'>,
) =>
  tx
    .update(heldPayments)
    .set({ notices: sql`${heldPayments.notices} + 1` })
    .where(
      and(
        eq(heldPayments.provider, provider),
        eq(heldPayments.orderNumber, orderNumber),
        eq(heldPayments.amount, amount),
        eq(heldPayments.currency, currency),
        isNull(heldPayments.paymentId),
        isNull(heldPayments.resolvedAt),
      ),
    );

/** Returns the payments of an order that wait for an operator, the oldest first. */
export const heldOfOrder = (queries: Queries, orderNumber: string): Promise<HeldPayment[]> =>
  queries
    .select()
    .from(heldPayments)
    .where(and(eq(heldPayments.orderNumber, orderNumber), isNull(heldPayments.resolvedAt)))
    .orderBy(asc(heldPayments.id));

/** `10.10` and `10.1` are one amount. */
const withoutTrailingZeros = (amount: string): string =>
  amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;

/** A held payment, and the order that it names, if there is one. */
export interface PlacedPayment {
  readonly held: HeldPayment;
  readonly deposit: Deposit | null;
}

/** Finds a payment that still waits for an operator. */
export async function findHeld(tx: Transaction, id: number): Promise<PlacedPayment | undefined> {
  const [found] = await tx
    .select({ held: heldPayments, deposit: deposits })
    .from(heldPayments)
    .leftJoin(deposits, eq(deposits.orderNumber, heldPayments.orderNumber))
    .where(and(eq(heldPayments.id, id), isNull(heldPayments.resolvedAt)));
  return found;
}

/** Ends the wait of a held payment that this transaction has found. */
export const resolveHeld = (
  tx: Transaction,
  { id }: HeldPayment,
  resolution: NonNullable<HeldPayment['resolution']>,
) => tx.update(heldPayments).set({ resolution, resolvedAt: new Date() }).where(eq(heldPayments.id, id));

/**
 * Credits a held payment to a member. The member's order that it names is paid by it, with the amount that was paid,
 * unless it was paid before.
 * @param amount minor units of the member's currency
 */
export async function creditHeld(
  tx: Transaction,
  { held, deposit }: PlacedPayment,
  member: Pick<Member, 'id' | 'currency'>,
  amount: bigint,
): Promise<{ readonly deposit: Deposit | null; readonly balance: Balance }> {
  const { currency } = member;
  const from = await openAccount(tx, { kind: 'payment_provider', owner: held.provider, currency });
  const to = await openAccount(tx, memberAccount(member.id, currency));
  await book(tx, { key: `held_payment:${held.id}`, kind: 'deposit', from, to, amount });
  await resolveHeld(tx, held, 'credited');
  const isOrders =
    deposit?.memberId === member.id && deposit.currency === currency && deposit.status !== 'paid';
  const paid = isOrders ? await markPaid(tx, deposit, amount) : null;
  return { deposit: paid, balance: await balanceOf(tx, to) };
}
