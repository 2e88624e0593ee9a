import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { siteDay } from '../site/calendar.ts';
import { readCashDays } from './cash-days.ts';
import { daySums } from './cash-totals.ts';
import { monthsOf, type Month } from './statement.model.ts';

interface Row extends Record<string, unknown> {
  readonly month: string;
  readonly kind: string;
  readonly paid_in: string;
  readonly paid_out: string;
}

/** Returns every month of an account up to the present one, oldest first. */
export async function statementOf(db: Database, accountId: number, now: Date): Promise<Month[]> {
  const sums = await readCashDays(db, accountId, async (tx, mark) => {
    const { rows } = await tx.execute<Row>(sql`
      SELECT to_char(day, 'YYYY-MM') AS month, kind, sum(paid_in) AS paid_in, sum(paid_out) AS paid_out
      FROM (${daySums(accountId, { from: undefined, to: undefined }, mark)}) sums GROUP BY 1, 2`);
    return rows;
  });
  const perKind = sums.map(({ month, kind, paid_in: paidIn, paid_out: paidOut }) => ({
    month,
    kind,
    in: BigInt(paidIn),
    out: BigInt(paidOut),
  }));
  return monthsOf(perKind, siteDay(now).slice(0, 7));
}
