import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits, withdrawals } from '../db/schema/cashier.ts';
import { gameSessions, rounds } from '../db/schema/play.ts';

/** Minor units. */
export interface Turnover {
  readonly required: bigint;
  readonly done: bigint;
}

const sumOf = (column: typeof deposits.amount | SQL) =>
  sql<bigint>`coalesce(sum(${column}), 0)`.mapWith(BigInt);

/**
 * What a member must have wagered before money may leave, and what has been wagered: so many per cent of what was
 * deposited since the last withdrawal that was not given back, in rounds that were settled since then. What was staked and
 * never at risk does not count.
 */
export async function turnoverOf(queries: Queries, memberId: number, percent: number): Promise<Turnover> {
  if (percent === 0) return { required: 0n, done: 0n };
  const [last] = await queries
    .select({ at: withdrawals.createdAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), inArray(withdrawals.status, ['pending', 'approved'])))
    .orderBy(desc(withdrawals.createdAt))
    .limit(1);
  const since = last?.at ?? new Date(0);
  const [deposited] = await queries
    .select({ total: sumOf(deposits.amount) })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.status, 'paid'), gt(deposits.closedAt, since)));
  const [wagered] = await queries
    .select({ total: sumOf(sql`${rounds.stake} - ${rounds.returned}`) })
    .from(rounds)
    .innerJoin(gameSessions, eq(gameSessions.id, rounds.gameSessionId))
    .where(and(eq(gameSessions.memberId, memberId), eq(rounds.state, 'settled'), gt(rounds.closedAt, since)));
  return {
    required: ((deposited?.total ?? 0n) * BigInt(percent)) / 100n,
    done: wagered?.total ?? 0n,
  };
}
