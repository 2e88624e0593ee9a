import { sql, type SQL } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { activeByDepth, activeByTime } from './active-members.ts';
import type { Grain, Period } from './days.ts';
import { agentActiveDaysOf, agentDaysOf, dayArray, openDays, type Downline } from './kept-days.ts';

/**
 * What members' play and payments came to, by days of the site's calendar. Amounts are minor units of the member's
 * currency. A round counts when it was settled, in real play, and what was booked outside of games when it was booked. A
 * bonus is what the house gives out of its pocket for activities. Play money that a new member is welcomed with is none, and
 * what it stakes and wins does not count.
 * A withdrawal counts from when it was asked for, and not if it was given back.
 */
export interface Figures {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  /** Stakes, less what of them was never at risk and went back, and less welcome money. */
  readonly turnover: bigint;
  readonly payouts: bigint;
  readonly bonuses: bigint;
}

/** The same of several members. */
export interface GroupFigures extends Figures {
  /** Who had a round settled in which something was at risk. */
  readonly activeMembers: number;
}

export const NO_FIGURES: GroupFigures = {
  deposits: 0n,
  withdrawals: 0n,
  turnover: 0n,
  payouts: 0n,
  bonuses: 0n,
  activeMembers: 0,
};

export const COLUMNS = ['deposits', 'withdrawals', 'turnover', 'payouts', 'bonuses'] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

export const SUMS = sql.raw(
  COLUMNS.map((column) => `coalesce(sum(${column}), 0)::text AS ${column}`).join(', '),
);

const readRow = (row: Row): Figures =>
  Object.fromEntries(COLUMNS.map((column) => [column, BigInt(row[column])])) as unknown as Figures;

/** Of each of these members who has any. */
export async function figuresOfMembers(
  queries: Queries,
  memberIds: readonly number[],
  { from, to }: Period,
): Promise<ReadonlyMap<number, Figures>> {
  const { rows } = await queries.execute<Row & { member_id: number }>(
    sql`SELECT member_id, ${SUMS} FROM member_days
      WHERE member_id = ANY (${`{${memberIds.join(',')}}`}::int[]) AND day BETWEEN ${from} AND ${to} GROUP BY 1`,
  );
  return new Map(rows.map((row) => [row.member_id, readRow(row)]));
}

/** Turnover of each of these members who has any in the period, by day. */
export async function turnoverByDay(
  queries: Queries,
  memberIds: readonly number[],
  { from, to }: Period,
): Promise<ReadonlyMap<number, ReadonlyMap<string, bigint>>> {
  const { rows } = await queries.execute<{ member_id: number; day: string; turnover: string }>(
    sql`SELECT member_id, to_char(day, 'YYYY-MM-DD') AS day, sum(turnover)::text AS turnover FROM member_days
      WHERE member_id = ANY (${`{${memberIds.join(',')}}`}::int[]) AND day BETWEEN ${from} AND ${to} GROUP BY 1, 2`,
  );
  const members = new Map<number, Map<string, bigint>>();
  for (const { member_id: id, day, turnover } of rows) {
    const days = members.get(id) ?? new Map<string, bigint>();
    members.set(id, days.set(day, BigInt(turnover)));
  }
  return members;
}

/** The agent's rows of a period, with those of days that are not kept yet. */
async function daysOf(
  queries: Queries,
  { agentId, currency, providerId }: Downline,
  { from, to }: Period,
): Promise<SQL> {
  const open = dayArray(await openDays(queries, { from, to }));
  const columns = sql.raw(`day, depth, provider_id, ${COLUMNS.join(', ')}`);
  return sql`(
    SELECT ${columns} FROM (
      SELECT agent_id, currency, ${columns} FROM agent_days
      WHERE agent_id = ${agentId} AND currency = ${currency} AND day BETWEEN ${from} AND ${to} AND day <> ALL (${open})
      UNION ALL
      SELECT agent_id, currency, ${columns}
      FROM (${agentDaysOf(open, sql`downlines.ancestor_id = ${agentId}`)}) live WHERE currency = ${currency}
    ) days ${providerId === undefined ? sql`` : sql`WHERE provider_id = ${providerId}`}
  )`;
}

/** Of each day, week or month that has any, by its first day. */
export async function figuresByTime(
  queries: Queries,
  downline: Downline,
  period: Period,
  grain: Grain,
): Promise<ReadonlyMap<string, GroupFigures>> {
  const { rows } = await queries.execute<Row & { start: string }>(
    sql`SELECT to_char(date_trunc(${grain}, day::timestamp), 'YYYY-MM-DD') AS start, ${SUMS}
      FROM ${await daysOf(queries, downline, period)} days GROUP BY 1`,
  );
  const active = await activeByTime(queries, downline, period, grain);
  return new Map(
    rows.map((row) => [row.start, { ...readRow(row), activeMembers: active.get(row.start) ?? 0 }]),
  );
}

/** Of each level of the downline that has any. */
export async function figuresByDepth(
  queries: Queries,
  downline: Downline,
  period: Period,
): Promise<ReadonlyMap<number, GroupFigures>> {
  const { rows } = await queries.execute<Row & { depth: number }>(
    sql`SELECT depth, ${SUMS} FROM ${await daysOf(queries, downline, period)} days GROUP BY 1`,
  );
  const active = await activeByDepth(queries, downline, period);
  return new Map(
    rows.map((row) => [row.depth, { ...readRow(row), activeMembers: active.get(row.depth) ?? 0 }]),
  );
}

/** Of all levels together: a member is on one of them. Active members of several days do not add up like this. */
export const inAll = (levels: Iterable<GroupFigures>): GroupFigures =>
  [...levels].reduce(
    (all, one) => ({
      ...(Object.fromEntries(
        COLUMNS.map((column) => [column, all[column] + one[column]]),
      ) as unknown as Figures),
      activeMembers: all.activeMembers + one.activeMembers,
    }),
    NO_FIGURES,
  );

export interface AgentStratum extends GroupFigures, Pick<Downline, 'agentId' | 'currency'> {
  readonly depth: number;
}

/**
 * Of every agent's downline at once, whose rounds or bonuses there are: level by level and currency by currency.
 * @param week a whole one: nobody is active in it twice
 */
export async function figuresOfAgents(
  queries: Queries,
  agentIds: readonly number[],
  week: Period,
): Promise<AgentStratum[]> {
  const ids = sql`ANY (${`{${agentIds.join(',')}}`}::int[])`;
  const agents = sql`downlines.ancestor_id = ${ids}`;
  const open = dayArray(await openDays(queries, week));
  const kept = sql`agent_id = ${ids} AND day BETWEEN ${week.from} AND ${week.to} AND day <> ALL (${open})`;
  const columns = sql.raw(`agent_id, currency, depth, ${COLUMNS.join(', ')}, rounds`);
  type Stratum = Row & { agent_id: number; currency: CurrencyCode; depth: number; active_members: number };
  const { rows } = await queries.execute<Stratum>(
    sql`WITH sums AS (
        SELECT agent_id, currency, depth, ${SUMS} FROM (
          SELECT ${columns} FROM agent_days WHERE ${kept}
          UNION ALL SELECT ${columns} FROM (${agentDaysOf(open, agents)}) live
        ) days GROUP BY 1, 2, 3 HAVING sum(rounds) > 0 OR sum(bonuses) <> 0
      ), active AS (
        SELECT agent_id, currency, depth, sum(first_in_week)::int AS active_members FROM (
          SELECT agent_id, currency, depth, first_in_week FROM agent_active_days WHERE ${kept}
          UNION ALL
          SELECT agent_id, currency, depth, first_in_week FROM (${agentActiveDaysOf(open, agents)}) live
        ) days GROUP BY 1, 2, 3
      )
      SELECT sums.*, coalesce(active.active_members, 0) AS active_members
      FROM sums LEFT JOIN active USING (agent_id, currency, depth) ORDER BY 1, 2, 3`,
  );
  return rows.map((row) => ({
    ...readRow(row),
    activeMembers: row.active_members,
    agentId: row.agent_id,
    currency: row.currency,
    depth: row.depth,
  }));
}
