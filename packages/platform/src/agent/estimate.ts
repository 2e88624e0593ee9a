import { desc } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { settledWeeks } from '../db/schema/agent.ts';
import { siteDay } from '../site/calendar.ts';
import { addDays, periodOfWeek, weekOf, type Period } from './days.ts';
import { keyOf, leftBefore, reckon, workingAgents, type AgentSettled, type Before } from './reckoning.ts';

/** Unsettled weeks up to the present one; of more, which are a site whose operator does not settle, the latest count. */
const MOST_WEEKS = 53;

export interface EstimatedWeek {
  readonly week: string;
  readonly period: Period;
  readonly settled: AgentSettled;
}

/**
 * Returns what an agent's unsettled weeks come to by now, the earliest first, reckoned as at the close. Each week
 * carries on what the one before it leaves. A suspended agent has none.
 */
export async function estimateOf(queries: Queries, agentId: number, now: Date): Promise<EstimatedWeek[]> {
  const agents = await workingAgents(queries, agentId);
  const weeks = await openWeeks(queries, now);
  const [first] = weeks;
  if (agents.size === 0 || first === undefined) return [];
  let before = await leftBefore(queries, [agentId], first.week);
  const estimated: EstimatedWeek[] = [];
  for (const { week, period } of weeks) {
    const settlements = await reckon(queries, agents, period, before);
    estimated.push(...settlements.map((settled) => ({ week, period, settled })));
    before = after(before, settlements);
  }
  return estimated;
}

/** What these settlements leave: a week without one changes nothing. */
function after({ carried, corrections }: Before, settlements: readonly AgentSettled[]): Before {
  const last = new Map(settlements.map((one) => [keyOf(one.agent.id, one.currency), one]));
  return {
    carried: (id, currency) => last.get(keyOf(id, currency))?.result.carriedOut ?? carried(id, currency),
    corrections: (id, currency) => (last.has(keyOf(id, currency)) ? [] : corrections(id, currency)),
  };
}

/** The weeks after the last one that is settled, up to the present one. */
async function openWeeks(
  queries: Queries,
  now: Date,
): Promise<{ readonly week: string; readonly period: Period }[]> {
  const present = weekOf(siteDay(now));
  const [last] = await queries.select().from(settledWeeks).orderBy(desc(settledWeeks.week)).limit(1);
  const weeks = [];
  let week = last ? weekOf(addDays(last.firstDay, 7)) : present;
  while (week <= present) {
    const period = periodOfWeek(week);
    if (!period) throw new RangeError(`there is no week ${week}`);
    weeks.push({ week, period });
    week = weekOf(addDays(period.from, 7));
  }
  return weeks.slice(-MOST_WEEKS);
}
