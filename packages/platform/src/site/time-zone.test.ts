import { eq, sql } from 'drizzle-orm';
import { addDays, dayAt, startOfDay } from '@tessera/domain';
import { ensureDatabase } from '@tessera/server';
import { spanOf } from '../agent/days.ts';
import { facts, sites } from '../db/schema/site.ts';
import { dayOf } from '../records/cash-days.ts';
import { periodAt } from '../responsible/periods.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { freshName, testRun } from '../testing/test-run.ts';
import { setSiteTimeZone, siteDay, siteTimeZone } from './calendar.ts';
import { settleTimeZone } from './time-zone.ts';

/** Its clocks jump over a midnight each spring. */
const ZONE = 'America/Santiago';

let platform: TestPlatform;
beforeAll(async () => {
  // Not of the template, which is seeded.
  const databaseUrl = await ensureDatabase(testRun().clusterUrl, freshName());
  platform = await startTestPlatform({ databaseUrl, timeZone: ZONE });
});
afterAll(() => platform.close());

test('a new site counts and shows its days in the zone of its first start', async () => {
  expect(siteTimeZone()).toBe(ZONE);
  expect((await platform.send('siteDetail', { siteId: 1 })).detail.timeZone).toBe(ZONE);
  const token = await platform.logIn();
  const { limits } = await platform.send('responsible', {}, { token });
  const resets = limits.filter(({ period }) => period === 'day').map(({ resetsAt }) => Date.parse(resetsAt));
  expect(resets.length).toBeGreaterThan(0);
  const tomorrow = Date.parse(startOfDay(addDays(dayAt(new Date(), ZONE), 1), ZONE) ?? '');
  for (const at of resets) expect(at).toBe(tomorrow);
});

test('a later start keeps the zone, and refuses another one', async () => {
  await settleTimeZone(platform.db, undefined);
  expect(siteTimeZone()).toBe(ZONE);
  await expect(settleTimeZone(platform.db, 'Asia/Kolkata')).rejects.toThrow(/counted in America\/Santiago/);
  expect(siteTimeZone()).toBe(ZONE);
});

test('a database of an earlier release goes on counting in Caracas, and its pages show that', async () => {
  await platform.db.delete(facts).where(eq(facts.name, 'time zone'));
  await expect(settleTimeZone(platform.db, ZONE)).rejects.toThrow(/counted in America\/Caracas/);
  await settleTimeZone(platform.db, undefined);
  expect(siteTimeZone()).toBe('America/Caracas');
  const [site] = await platform.db.select().from(sites);
  expect(site?.settings.timeZone).toBe('America/Caracas');
  await platform.db.update(facts).set({ value: ZONE }).where(eq(facts.name, 'time zone'));
  await settleTimeZone(platform.db, undefined);
});

test('an operator’s command counts by the zone of the database, and changes it for none', async () => {
  const { run } = operatorOf(() => platform);
  setSiteTimeZone('UTC');
  const { code, said } = await run('site', 'set', '--time-zone', 'America/Caracas');
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringContaining(`cannot replace ${ZONE}`) as string,
  });
  expect(siteTimeZone()).toBe(ZONE);
});

test.each([
  ZONE,
  'America/Caracas',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('in %s the server, the database and the agents’ spans divide time into the same days', async (zone) => {
  await platform.db.update(facts).set({ value: zone }).where(eq(facts.name, 'time zone'));
  await settleTimeZone(platform.db, undefined);
  const start = Date.parse('2026-01-01T00:00:00Z');
  const hours = Array.from({ length: 366 * 24 }, (_, index) => new Date(start + index * 3_600_000 - 1));
  const list = `{${hours.map((at) => at.toISOString()).join(',')}}`;
  const { rows } = await platform.db.execute<{ day: string }>(
    sql`SELECT to_char(${dayOf(sql`at`)}, 'YYYY-MM-DD') AS day FROM unnest(${list}::timestamptz[]) WITH ORDINALITY AS hour (at, n) ORDER BY n`,
  );
  const days = hours.map(siteDay);
  expect(rows.map(({ day }) => day)).toEqual(days);
  const wrong = hours.filter((at, index) => {
    const day = days[index] ?? '';
    const { since, until } = spanOf({ from: day, to: day });
    const { startsAt, resetsAt } = periodAt('day', at);
    const isInside = since <= at && at < until;
    return !isInside || startsAt.getTime() !== since.getTime() || resetsAt.getTime() !== until.getTime();
  });
  expect(wrong).toEqual([]);
});
