import { eq } from 'drizzle-orm';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { missionRewards, missions, type MissionRow } from '../db/schema/bonuses.ts';
import type { Member } from '../db/schema/members.ts';
import { siteDay } from '../site/calendar.ts';
import { memberOf, playRound } from '../testing/agents.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { payMission } from './mission-rewards.ts';
import { progressOf } from './missions.ts';

const DAY_MS = 86_400_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const today = siteDay(now);

let connection: Connection;
let member: Member;
beforeAll(async () => {
  connection = connect(await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE), () => undefined);
  member = await memberOf(connection.db, 'player01');
  await playRound(connection.db, member, { at: now, stake: 1n, payout: 0n });
});
afterAll(() => connection.close());

/** A mission that is done with one round. */
async function publish(startAt: Date, isDaily = false): Promise<MissionRow> {
  const [mission] = await connection.db
    .insert(missions)
    .values({ kind: 'rounds', goal: 1, usdCents: 10, isDaily, startAt })
    .returning();
  if (!mission) throw new Error('the mission was not written');
  return mission;
}

async function moveStart({ id }: MissionRow, startAt: Date): Promise<MissionRow> {
  const [moved] = await connection.db
    .update(missions)
    .set({ startAt })
    .where(eq(missions.id, id))
    .returning();
  if (!moved) throw new Error(`there is no mission ${id}`);
  return moved;
}

test('a mission that can be done once is paid once, also after its start was changed', async () => {
  const { db } = connection;
  const mission = await publish(daysAgo(1));
  const { due } = await progressOf(db, mission, member.id, today);
  expect(due).toEqual([siteDay(daysAgo(1))]);
  expect(await payMission(db, mission, member, due[0] ?? '')).toBeDefined();
  const corrected = await moveStart(mission, daysAgo(3));
  expect(await progressOf(db, corrected, member.id, today)).toEqual({ progress: 1, due: [] });
  // A list that was read before the first payment.
  expect(await payMission(db, corrected, member, siteDay(daysAgo(3)))).toBeUndefined();
  expect(await db.$count(missionRewards, eq(missionRewards.missionId, mission.id))).toBe(1);
});

test('lists at once pay a mission once, whichever start they have read', async () => {
  const { db } = connection;
  const mission = await publish(daysAgo(1));
  const paid = await Promise.all(
    [1, 2, 3, 4].map((days) => payMission(db, mission, member, siteDay(daysAgo(days)))),
  );
  expect(paid.filter((balance) => balance !== undefined)).toHaveLength(1);
});

test('a daily mission is paid on each day', async () => {
  const { db } = connection;
  const mission = await publish(daysAgo(1), true);
  for (const day of [siteDay(daysAgo(1)), today])
    expect(await payMission(db, mission, member, day)).toBeDefined();
  expect(await payMission(db, mission, member, today)).toBeUndefined();
});
