import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { missionRewards, missions, type MissionRow } from '../db/schema/bonuses.ts';
import { games } from '../db/schema/catalogue.ts';
import { gameSessions, rounds } from '../db/schema/play.ts';
import { admits, type Visitor } from '../site/visitor.ts';
import { dayBefore, siteDay, startOfSiteDay } from '../site/calendar.ts';

/** Days for which a daily mission that was done is still paid: the reward is given when the member looks. */
const PAID_DAYS = 7;

/** Returns the missions that a member can do now, in the order of their numbers. */
export function runningMissions(queries: Queries, visitor: Visitor): Promise<MissionRow[]> {
  return queries
    .select()
    .from(missions)
    .where(
      and(
        isNull(missions.withdrawnAt),
        lte(missions.startAt, sql`now()`),
        or(isNull(missions.endAt), gt(missions.endAt, sql`now()`)),
        admits(missions.audience, visitor),
      ),
    )
    .orderBy(asc(missions.id));
}

export interface MissionProgress {
  /** Of the present period, at most the goal. */
  readonly progress: number;
  /** The days that name the periods in which it was done and not paid yet. */
  readonly due: readonly string[];
}

/** Returns how far a member is: rounds that are settled, or days in a row until today with one. */
export async function progressOf(
  queries: Queries,
  mission: MissionRow,
  memberId: number,
  today: string,
): Promise<MissionProgress> {
  const { kind, goal, isDaily, startAt } = mission;
  const firstDay = siteDay(startAt);
  const counts = await roundsByDay(
    queries,
    mission,
    memberId,
    isDaily ? lastDays(today, firstDay) : firstDay,
  );
  const paid = await paidDays(queries, mission.id, memberId);
  if (isDaily) {
    const due = [...counts].filter(([day, rows]) => rows >= goal && !paid.has(day)).map(([day]) => day);
    return { progress: Math.min(goal, counts.get(today) ?? 0), due };
  }
  const done =
    kind === 'streak'
      ? streakUntil(today, counts)
      : [...counts.values()].reduce((sum, rows) => sum + rows, 0);
  // The operator may have changed the start since: then the reward has the day of the earlier one.
  if (paid.size > 0) return { progress: goal, due: [] };
  return { progress: Math.min(goal, done), due: done >= goal ? [firstDay] : [] };
}

/** The first of the days that are still paid. */
function lastDays(today: string, firstDay: string): string {
  let day = today;
  for (let ago = 1; ago < PAID_DAYS && day > firstDay; ago += 1) day = dayBefore(day);
  return day;
}

/** Returns the days that name the periods for which a member was paid; of a mission that can be done once, one at most. */
export async function paidDays(queries: Queries, id: number, memberId: number): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ day: missionRewards.day })
    .from(missionRewards)
    .where(and(eq(missionRewards.memberId, memberId), eq(missionRewards.missionId, id)));
  return new Set(rows.map(({ day }) => day));
}

/** Counts settled rounds by the day of the site's calendar on which they began. */
async function roundsByDay(
  queries: Queries,
  { hallId, startAt }: MissionRow,
  memberId: number,
  fromDay: string,
): Promise<ReadonlyMap<string, number>> {
  const start = startOfSiteDay(fromDay);
  const rows = await queries
    .select({
      day: sql<string>`site_day(${rounds.openedAt})::text`,
      rounds: sql<number>`count(*)::int`,
    })
    .from(rounds)
    .innerJoin(gameSessions, eq(gameSessions.id, rounds.gameSessionId))
    .innerJoin(games, eq(games.id, gameSessions.gameId))
    .where(
      and(
        eq(rounds.memberId, memberId),
        gte(rounds.openedAt, start < startAt ? startAt : start),
        eq(rounds.state, 'settled'),
        hallId === null ? undefined : eq(games.hallId, hallId),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, rounds: played }) => [day, played]));
}

/** Counts days in a row up to today, or up to yesterday as long as today can still be played. */
export function streakUntil(today: string, days: { has(day: string): boolean }): number {
  let streak = 0;
  for (let day = days.has(today) ? today : dayBefore(today); days.has(day); day = dayBefore(day)) streak += 1;
  return streak;
}
