import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { divide, grainStart, monthsOf, type Grain, type Period } from './days.ts';
import { agentActiveDaysOf, dayArray, openDays, type Downline } from './kept-days.ts';

/** Who had something at risk. A member is counted once, however many days that was on: days do not add up. */

const NEW_IN = { day: 'members', week: 'first_in_week', month: 'first_in_month' } as const;

/** Of each day, week or month that has any, by its first day. */
export async function activeByTime(
  queries: Queries,
  downline: Downline,
  period: Period,
  grain: Grain,
): Promise<ReadonlyMap<string, number>> {
  if (downline.providerId !== undefined) return countedByTime(queries, downline, period, grain);
  const { agentId, currency } = downline;
  const open = dayArray(await openDays(queries, period));
  const agents = sql`downlines.ancestor_id = ${agentId}`;
  const { rows } = await queries.execute<{ start: string; n: number }>(
    sql`SELECT to_char(date_trunc(${grain}, day::timestamp), 'YYYY-MM-DD') AS start,
        sum(${sql.raw(NEW_IN[grain])})::int AS n
      FROM (
        SELECT * FROM agent_active_days WHERE agent_id = ${agentId} AND currency = ${currency}
          AND day BETWEEN ${period.from} AND ${period.to} AND day <> ALL (${open})
        UNION ALL SELECT * FROM (${agentActiveDaysOf(open, agents)}) live WHERE currency = ${currency}
      ) days GROUP BY 1`,
  );
  const active = new Map(rows.map(({ start, n }) => [start, n]));
  const first = divide(period, grain).at(-1);
  // Of a week that is cut, whoever was active before the cut counts as well.
  if (first && grainStart(first.from, grain) !== first.from) {
    const levels = await activeByDepth(queries, downline, first);
    active.set(
      grainStart(first.from, grain),
      [...levels.values()].reduce((sum, n) => sum + n, 0),
    );
  }
  return active;
}

/** On each level of the downline that has any, within the whole period. */
export async function activeByDepth(
  queries: Queries,
  { agentId, currency, providerId }: Downline,
  period: Period,
): Promise<ReadonlyMap<number, number>> {
  const memberId = sql`downlines.member_id`;
  const isActive =
    providerId === undefined
      ? wasActive(memberId, period)
      : sql`${memberId} IN (SELECT member_id FROM ${playedAt(providerId, period)} played)`;
  const { rows } = await queries.execute<{ depth: number; n: number }>(
    sql`SELECT depth, count(*)::int AS n FROM downlines
      WHERE ancestor_id = ${agentId} AND currency = ${currency} AND ${isActive} GROUP BY 1`,
  );
  return new Map(rows.map(({ depth, n }) => [depth, n]));
}

async function countedByTime(
  queries: Queries,
  { agentId, currency, providerId }: Downline,
  period: Period,
  grain: Grain,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queries.execute<{ start: string; n: number }>(
    sql`SELECT to_char(start, 'YYYY-MM-DD') AS start, count(*)::int AS n
      FROM (SELECT DISTINCT member_id, date_trunc(${grain}, day::timestamp) AS start
        FROM ${playedAt(providerId, period)} played) active
      JOIN downlines ON downlines.member_id = active.member_id AND downlines.ancestor_id = ${agentId}
        AND downlines.currency = ${currency} GROUP BY 1`,
  );
  return new Map(rows.map(({ start, n }) => [start, n]));
}

const playedAt = (providerId: number | undefined, { from, to }: Period): SQL => sql`(
  SELECT member_id, day FROM member_days
  WHERE provider_id = ${providerId} AND day BETWEEN ${from} AND ${to} AND played > 0)`;

/** Whether the member had something at risk within the period. */
export function wasActive(memberId: SQL, period: Period): SQL {
  const months = monthsOf(period).map(
    ({ month, days }) => sql`(month = ${month} AND days & ${days}::int <> 0)`,
  );
  return sql`EXISTS (SELECT FROM member_months active
    WHERE active.member_id = ${memberId} AND (${sql.join(months, sql` OR `)}))`;
}
