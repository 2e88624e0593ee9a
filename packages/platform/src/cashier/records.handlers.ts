import { desc, sql } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { inLanguage } from '../db/columns.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { paymentsOf } from './payments.ts';

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
