import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { LocalText } from '../db/columns.ts';
import type { Queries } from '../db/connect.ts';
import {
  bankAccounts,
  depositMethods,
  deposits,
  withdrawals,
  type DepositStatus,
  type WithdrawalStatus,
} from '../db/schema/cashier.ts';
import { within, type Period } from './period.ts';

/** Which payments of a member. */
export interface PaymentFilter extends Period {
  readonly kind?: 'deposit' | 'withdrawal' | undefined;
  readonly status?: string | undefined;
}

/** The member's deposits and withdrawals as one table; each half is narrowed by itself, so that its index is used. */
export function paymentsOf(queries: Queries, memberId: number, { kind, status, from, to }: PaymentFilter) {
  const isAsked = (half: 'deposit' | 'withdrawal') =>
    kind === undefined || kind === half ? undefined : sql`false`;
  const paidIn = queries
    .select({
      orderNumber: deposits.orderNumber,
      kind: sql<'deposit' | 'withdrawal'>`'deposit'`.as('kind'),
      way: sql<LocalText>`${depositMethods.name}`.as('way'),
      amount: deposits.amount,
      currency: deposits.currency,
      status: sql<DepositStatus | WithdrawalStatus>`${deposits.status}`.as('status'),
      createdAt: deposits.createdAt,
      closedAt: deposits.closedAt,
    })
    .from(deposits)
    .innerJoin(depositMethods, eq(depositMethods.id, deposits.methodId))
    .where(
      and(
        eq(deposits.memberId, memberId),
        isAsked('deposit'),
        status === undefined ? undefined : sql`${deposits.status} = ${status}`,
        within(deposits.createdAt, { from, to }),
      ),
    );
  const paidOut = queries
    .select({
      orderNumber: withdrawals.orderNumber,
      kind: sql<'deposit' | 'withdrawal'>`'withdrawal'`.as('kind'),
      way: sql<LocalText>`jsonb_build_object('en_US', ${bankAccounts.bankName})`.as('way'),
      amount: withdrawals.amount,
      currency: withdrawals.currency,
      status: sql<DepositStatus | WithdrawalStatus>`${withdrawals.status}`.as('status'),
      createdAt: withdrawals.createdAt,
      closedAt: withdrawals.closedAt,
    })
    .from(withdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        isAsked('withdrawal'),
        status === undefined ? undefined : sql`${withdrawals.status} = ${status}`,
        within(withdrawals.createdAt, { from, to }),
      ),
    );
  return unionAll(paidIn, paidOut).as('payments');
}
