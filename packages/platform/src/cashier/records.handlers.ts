import { and, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { toDecimal } from '@tessera/domain';
import type { Calls, ReceivedOf } from '@tessera/wire';
import { inLanguage, type LocalText } from '../db/columns.ts';
import type { Queries } from '../db/connect.ts';
import {
  bankAccounts,
  depositMethods,
  deposits,
  withdrawals,
  type DepositStatus,
  type WithdrawalStatus,
} from '../db/schema/cashier.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { within } from './period.ts';

type Asked = ReceivedOf<Calls['paymentRecords']>;

export function recordHandlers({ db }: Services): Pick<Handlers, 'paymentRecords'> {
  return {
    async paymentRecords(asked, { language, member }) {
      const payments = paymentsOf(db, member.id, asked);
      const { page, count: size } = asked;
      const rows = await db
        .select()
        .from(payments)
        .orderBy(desc(payments.createdAt), desc(payments.orderNumber))
        .limit(size)
        .offset((page - 1) * size);
      const sumWhere = (status: string) =>
        sql<bigint>`coalesce(sum(${payments.amount}) FILTER (WHERE ${payments.status} = ${status}), 0)`.mapWith(
          BigInt,
        );
      const [total] = await db
        .select({
          count: sql<number>`count(*)::int`,
          deposited: sumWhere('paid'),
          withdrawn: sumWhere('approved'),
        })
        .from(payments);
      return {
        list: rows.map((row) => ({
          orderNumber: row.orderNumber,
          kind: row.kind,
          way: inLanguage(row.way, language),
          amount: toDecimal(row.amount, row.currency),
          currency: row.currency,
          status: row.status,
          createdAt: row.createdAt.toISOString(),
          closedAt: row.closedAt?.toISOString() ?? null,
        })),
        totalCount: total?.count ?? 0,
        depositTotal: toDecimal(total?.deposited ?? 0n, member.currency),
        withdrawalTotal: toDecimal(total?.withdrawn ?? 0n, member.currency),
      };
    },
  };
}

/** The member's deposits and withdrawals as one table; each half is narrowed by itself, so that its index is used. */
function paymentsOf(queries: Queries, memberId: number, { kind, status, from, to }: Asked) {
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
