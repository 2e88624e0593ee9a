import { eq } from 'drizzle-orm';
import { CURRENCY_CODES, LOCALE_CODES } from '@tessera/domain';
import type { LocalText } from '../db/columns.ts';
import { envelopePlans, redEnvelopes, signIns } from '../db/schema/activities.ts';
import { articles, bulletins } from '../db/schema/content.ts';
import { promotions } from '../db/schema/site.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { keepSchedule } from '../schedule/schedule.ts';
import { stateOf } from '../site/schedule.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { seedWeek } from './week.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { done } = operatorOf(() => platform);
const DAY_MS = 86_400_000;
const inAll = (text: LocalText) => LOCALE_CODES.filter((code) => !text[code]?.trim());

test.each(['2026-06-15T03:30:00Z', '2027-01-01T12:00:00Z', '2031-11-02T22:00:00Z'])(
  'the sample site is alive where it is started at %s',
  async (at) => {
    const now = new Date(at);
    const seed = () => seedWeek(platform.db, { seedAccounts: true }, now);
    await seed();
    const { db } = platform;
    const running = <Row extends Parameters<typeof stateOf>[0]>(rows: readonly Row[]) =>
      rows.filter((row) => stateOf(row, now) === 'running');
    const popUps = running(await db.select().from(bulletins));
    expect(popUps).toHaveLength(4);
    for (const { updatedAt } of popUps) expect(Number(now) - Number(updatedAt)).toBeLessThan(7 * DAY_MS);
    expect(running(await db.select().from(promotions))).toHaveLength(8);
    const news = running(await db.select().from(articles).where(eq(articles.kind, 'news')));
    const ages = news.map(({ publishedAt }) => Math.floor((Number(now) - Number(publishedAt)) / DAY_MS));
    expect(ages.toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
    expect(news).toHaveLength(6);
    for (const { title, content } of [...popUps, ...news]) {
      expect([inAll(title), inAll(content)]).toEqual([[], []]);
    }
    const signed = await db.select().from(signIns);
    expect(signed.toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-3)).toMatchObject([
      { streak: 1 },
      { streak: 2 },
      { streak: 3 },
    ]);
    await seed();
    expect(await db.$count(signIns)).toBe(signed.length);
    expect((await verifyLedger(db)).problems).toEqual([]);
  },
);

test('an envelope opens in each currency in the evening, once', async () => {
  const before = await platform.db.$count(redEnvelopes);
  for (const time of ['19:59', '20:00', '20:15'])
    await keepSchedule(platform.db, new Date(`2099-03-04T${time}:00-04:00`));
  expect(await platform.db.$count(envelopePlans)).toBe(CURRENCY_CODES.length);
  expect((await platform.db.$count(redEnvelopes)) - before).toBe(CURRENCY_CODES.length);
});

test('keeps what an operator has rewritten', async () => {
  await done('news', 'publish', '--id', '3', '--title', 'Ours', '--at', '2026-01-01T00:00:00Z');
  await seedWeek(platform.db, { seedAccounts: true }, new Date('2032-01-01T00:00:00Z'));
  const news = await platform.db.select().from(articles).where(eq(articles.kind, 'news'));
  const own = news.find(({ id }) => id === 3);
  expect(own).toMatchObject({ title: { en_US: 'Ours' }, publishedAt: new Date('2026-01-01T00:00:00Z') });
});
