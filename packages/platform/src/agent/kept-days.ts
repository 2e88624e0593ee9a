import { sql, type SQL } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Database, Queries } from '../db/connect.ts';
import { siteDay } from '../site/calendar.ts';
import { addDays, type Period } from './days.ts';

/**
 * Sums of a day for every agent, kept once the day is over. Members' own days are written by the database with each
 * move, so a day that is not kept yet is summed out of them, by the same queries.
 */

/** Longer than the database takes a move for late (the migration `agent_figures`), by what a transaction may take. */
const GRACE_MS = 20 * 60_000;

/** An agent's downline members of one currency. */
export interface Downline {
  readonly agentId: number;
  readonly currency: CurrencyCode;
  /** Only rounds of this one count then, and nothing that was booked outside of games. */
  readonly providerId?: number | undefined;
}

/** Names the sweep among the database's advisory locks. */
const SWEEP_LOCK = 7_355_609;

/** Days as an array of the database's. */
export const dayArray = (days: readonly string[]): SQL => sql`${`{${days.join(',')}}`}::date[]`;

/** The days of a period that are not kept: usually none but the present one. */
export async function openDays(queries: Queries, { from, to }: Period): Promise<string[]> {
  const { rows } = await queries.execute<{ day: string }>(
    sql`SELECT to_char(asked, 'YYYY-MM-DD') AS day
      FROM generate_series(${from}::date, ${to}::date, interval '1 day') asked
      LEFT JOIN kept_days kept ON kept.day = asked::date
      WHERE kept.is_kept IS NOT TRUE ORDER BY 1`,
  );
  return rows.map(({ day }) => day);
}

/** Rows as `agent_days` has them. */
export const agentDaysOf = (days: SQL, agents: SQL = sql`true`): SQL => sql`
  SELECT downlines.ancestor_id AS agent_id, downlines.currency, kept.day, downlines.depth, kept.provider_id,
    sum(kept.deposits)::bigint AS deposits, sum(kept.withdrawals)::bigint AS withdrawals,
    sum(kept.turnover)::bigint AS turnover, sum(kept.payouts)::bigint AS payouts,
    sum(kept.bonuses)::bigint AS bonuses, sum(kept.rounds)::int AS rounds,
    count(*) FILTER (WHERE kept.played > 0)::int AS active_members
  FROM member_days kept
  JOIN downlines ON downlines.member_id = kept.member_id AND ${agents}
  WHERE kept.day = ANY (${days}) GROUP BY 1, 2, 3, 4, 5`;

/** Rows as `agent_active_days` has them. */
export const agentActiveDaysOf = (days: SQL, agents: SQL = sql`true`): SQL => sql`
  SELECT downlines.ancestor_id AS agent_id, downlines.currency, active.day, downlines.depth,
    count(*)::int AS members, count(*) FILTER (WHERE active.first_in_week)::int AS first_in_week,
    count(*) FILTER (WHERE active.first_in_month)::int AS first_in_month
  FROM (${activeMembersOf(days)}) active
  JOIN downlines ON downlines.member_id = active.member_id AND ${agents} GROUP BY 1, 2, 3, 4`;

/**
 * Who was active on each of the days, once, however many agents are above. A week may begin in the month before. What
 * has `OFFSET 0` is worked out where it stands: the joins after it would do it again for each of their rows.
 */
const activeMembersOf = (days: SQL): SQL => sql`
  SELECT months.member_id, asked.day,
    months.days & (bit - 1) = 0 AS first_in_month,
    months.days & (bit - week_bit) = 0 AND NOT EXISTS (
      SELECT FROM member_months before WHERE asked.monday < asked.month AND before.month = asked.month_of_monday
        AND before.member_id = months.member_id AND before.days >= monday_bit) AS first_in_week
  FROM (
    SELECT day, month, monday, date_trunc('month', monday::timestamp)::date AS month_of_monday,
      ${bitOf('day')} AS bit, ${bitOf('greatest(monday, month)')} AS week_bit, ${bitOf('monday')} AS monday_bit
    FROM (
      SELECT day, date_trunc('month', day::timestamp)::date AS month, date_trunc('week', day::timestamp)::date AS monday
      FROM unnest(${days}) day
    ) starts OFFSET 0
  ) asked
  JOIN member_months months ON months.month = asked.month AND months.days & bit <> 0
  OFFSET 0`;

/** The day's bit in the days of its month. */
const bitOf = (day: string): SQL => sql.raw(`(1 << (extract(day FROM ${day})::int - 1))`);

/** Keeps the days that are over. Of several sweeps, also of other processes, one does so, and the others do not wait for it. */
export async function keepAgentDays(db: Database, now = new Date()): Promise<void> {
  const last = addDays(siteDay(new Date(now.getTime() - GRACE_MS)), -1);
  const { rows } = await db.execute<{ first: string | null }>(
    sql`SELECT to_char(min(day), 'YYYY-MM-DD') AS first FROM member_days`,
  );
  const first = rows[0]?.first;
  if (!first || first > last) return;
  for (const day of await openDays(db, { from: first, to: last })) {
    if (!(await keepDay(db, day))) return;
  }
}

/** @returns `false`: another sweep is at work */
function keepDay(db: Database, day: string): Promise<boolean> {
  const days = dayArray([day]);
  // Read committed: each statement sees what the writers of late history, who hold this row, have committed.
  return db.transaction(
    async (tx) => {
      const { rows: locks } = await tx.execute<{ is_free: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK}) AS is_free`,
      );
      if (!locks[0]?.is_free) return false;
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
      const { rows } = await tx.execute(
        sql`INSERT INTO kept_days (day, is_kept) VALUES (${day}, true)
          ON CONFLICT (day) DO UPDATE SET is_kept = true WHERE NOT kept_days.is_kept RETURNING day`,
      );
      // Another sweep has kept it meanwhile.
      if (rows.length === 0) return true;
      await tx.execute(sql`DELETE FROM agent_days WHERE day = ${day}`);
      await tx.execute(sql`DELETE FROM agent_active_days WHERE day = ${day}`);
      await tx.execute(
        sql`INSERT INTO agent_days (agent_id, currency, day, depth, provider_id, deposits, withdrawals, turnover, payouts,
          bonuses, rounds, active_members) ${agentDaysOf(days)}`,
      );
      await tx.execute(
        sql`INSERT INTO agent_active_days (agent_id, currency, day, depth, members, first_in_week, first_in_month)
          ${agentActiveDaysOf(days)}`,
      );
      return true;
    },
    { isolationLevel: 'read committed' },
  );
}
