import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { agentActiveDaysOf, agentDaysOf } from './kept-days.ts';
import { movesOf } from './moves.ts';

/** Before and after all moves. */
const ALWAYS = { since: new Date(0), until: new Date('2200-01-01T00:00:00Z') };

/** Sums of rounds and ledger, made in the plainest way: the members' days must equal them. */
const SUMMED = sql`
  SELECT moves.member_id, site_day(moves.at) AS day, moves.provider_id,
    sum(deposits)::bigint, sum(withdrawals)::bigint, sum(turnover)::bigint, sum(payouts)::bigint, sum(bonuses)::bigint,
    (count(*) FILTER (WHERE is_round))::int, (count(*) FILTER (WHERE turnover > 0))::int
  FROM ${movesOf(sql`SELECT id AS member_id FROM members`, ALWAYS)} moves GROUP BY 1, 2, 3
  HAVING bool_or(is_round) OR bool_or(deposits <> 0 OR withdrawals <> 0 OR bonuses <> 0)`;

const MONTHS = sql`
  SELECT date_trunc('month', day::timestamp)::date, member_id, bit_or(1 << (extract(day FROM day)::int - 1))
  FROM member_days WHERE played > 0 GROUP BY 1, 2`;

const KEPT = sql`ARRAY(SELECT day FROM kept_days WHERE is_kept)`;
const ofKept = (table: string, columns: string): SQL =>
  sql`SELECT ${sql.raw(columns)} FROM ${sql.raw(table)} WHERE day = ANY (${KEPT})`;

/**
 * Compares the figures that are kept with what they are the sums of. Reads one consistent state.
 * @returns one sentence for each table that is wrong
 */
export async function verifyDays(queries: Queries): Promise<string[]> {
  const agentColumns = `agent_id, currency, day, depth, provider_id, deposits, withdrawals, turnover, payouts, bonuses,
    rounds, active_members`;
  const activeColumns = 'agent_id, currency, day, depth, members, first_in_week, first_in_month';
  const pairs: readonly (readonly [name: string, kept: SQL, summed: SQL])[] = [
    ['member_days', sql`SELECT * FROM member_days`, SUMMED],
    ['member_months', sql`SELECT month, member_id, days FROM member_months`, MONTHS],
    [
      'agent_days',
      ofKept('agent_days', agentColumns),
      sql`SELECT ${sql.raw(agentColumns)} FROM (${agentDaysOf(KEPT)}) summed`,
    ],
    [
      'agent_active_days',
      ofKept('agent_active_days', activeColumns),
      sql`SELECT ${sql.raw(activeColumns)} FROM (${agentActiveDaysOf(KEPT)}) summed`,
    ],
  ];
  const problems: string[] = [];
  for (const [name, kept, summed] of pairs) {
    const { rows } = await queries.execute<{ n: number; row: string }>(
      sql`WITH kept AS (${kept}), summed AS (${summed}), off AS (
          (TABLE kept EXCEPT TABLE summed) UNION ALL (TABLE summed EXCEPT TABLE kept))
        SELECT (SELECT count(*)::int FROM off) AS n, off::text AS row FROM off LIMIT 1`,
    );
    for (const { n, row } of rows)
      problems.push(`${n} rows of ${name} are not the sums of their parts: ${row}`);
  }
  return problems;
}
