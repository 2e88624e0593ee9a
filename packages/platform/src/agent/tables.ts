import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import type { Grain, Period, Span } from './days.ts';
import type { Downline } from './kept-days.ts';

/** What the operation tables count beside play and payments. */

interface Counted {
  /** Of a day, week or month, by its first day. */
  readonly byTime: ReadonlyMap<string, number>;
  readonly byDepth: ReadonlyMap<number, number>;
}

/** Who came into the downline within the span, by when and by level. */
export async function newMembersOf(
  queries: Queries,
  { agentId, currency }: Downline,
  { since, until }: Span,
  grain: Grain,
): Promise<Counted> {
  const { rows } = await queries.execute<{ start: string; depth: number; n: number }>(
    sql`SELECT to_char(date_trunc(${grain}, site_day(joined_at)::timestamp), 'YYYY-MM-DD') AS start,
        depth, count(*)::int AS n
      FROM downlines
      WHERE ancestor_id = ${agentId} AND currency = ${currency}
        AND joined_at >= ${since.toISOString()} AND joined_at < ${until.toISOString()}
      GROUP BY 1, 2`,
  );
  return {
    byTime: total(rows.map(({ start, n }) => [start, n])),
    byDepth: total(rows.map(({ depth, n }) => [depth, n])),
  };
}

interface Earned {
  readonly byTime: ReadonlyMap<string, bigint>;
  readonly byDepth: ReadonlyMap<number, bigint>;
}

/** What settlements of weeks that end within the period came to: paid by time, and earned by level. No provider has commission. */
export async function commissionOf(
  queries: Queries,
  { agentId, currency, providerId }: Downline,
  { from, to }: Period,
  grain: Grain,
): Promise<Earned> {
  if (providerId !== undefined) return { byTime: new Map(), byDepth: new Map() };
  const settled = sql`agent_settlements settled JOIN settled_weeks USING (week)
    WHERE settled.agent_id = ${agentId} AND settled.currency = ${currency}
      AND settled_weeks.first_day + 6 BETWEEN ${from}::date AND ${to}::date`;
  const byTime = await queries.execute<{ start: string; amount: string }>(
    sql`SELECT to_char(date_trunc(${grain}, (settled_weeks.first_day + 6)::timestamp), 'YYYY-MM-DD') AS start,
        sum(greatest(settled.earned + settled.carried_in + settled.corrected, 0)) AS amount
      FROM ${settled} GROUP BY 1`,
  );
  const byDepth = await queries.execute<{ depth: number; amount: string }>(
    sql`SELECT strata.depth, sum(strata.earned) AS amount
      FROM agent_settlement_strata strata
      WHERE strata.settlement_id IN (SELECT settled.id FROM ${settled}) GROUP BY 1`,
  );
  return {
    byTime: new Map(byTime.rows.map(({ start, amount }) => [start, BigInt(amount)])),
    byDepth: new Map(byDepth.rows.map(({ depth, amount }) => [depth, BigInt(amount)])),
  };
}

function total<Key>(counts: readonly (readonly [Key, number])[]): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, n] of counts) sums.set(key, (sums.get(key) ?? 0) + n);
  return sums;
}
