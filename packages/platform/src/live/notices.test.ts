import { sql } from 'drizzle-orm';
import { appCleanCache, CHANNELS, letterSent, siteDetailChanged } from '@tessera/wire';
import { notices } from '../db/schema/notices.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { giveNotice, toChannel, toMembers, type Notice } from './notices.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const notice = toChannel(CHANNELS.site, siteDetailChanged, {});

test('a notice is heard when its transaction is committed, and never when it is not', async () => {
  const browser = await openSocket(platform.url);
  browser.subscribe(CHANNELS.site);
  await browser.settle();
  const undone = platform.db.transaction(async (tx) => {
    await giveNotice(tx, notice);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await browser.settle();
  expect(browser.heard).toEqual([]);
  await giveNotice(platform.db, notice);
  await browser.next(siteDetailChanged.name);
  browser.close();
});

test('a notice that cannot be read is passed over, and one of any length is heard', async () => {
  const browser = await openSocket(platform.url);
  browser.subscribe(CHANNELS.site);
  await browser.settle();
  await platform.db.insert(notices).values({ body: 'no notice' });
  await giveNotice(platform.db, { ...notice, payload: { filler: 'x'.repeat(20_000) } } as Notice);
  await browser.next(siteDetailChanged.name);
  await browser.settle();
  expect(await platform.db.select().from(notices)).toEqual([]);
  browser.close();
});

test('what is given while nobody listens is heard, in its order and once', async () => {
  const token = await platform.logIn('player01');
  const { id } = await platform.send('layout', {}, { token });
  const browser = await openSocket(platform.url);
  browser.subscribe(CHANNELS.member(id), token);
  await browser.settle();
  await platform.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'tessera-notices'`,
  );
  for (const letter of [1, 2, 3]) {
    await giveNotice(platform.db, toChannel(CHANNELS.member(id), letterSent, { id: letter }));
  }
  const heard = [
    await browser.next('letter.sent'),
    await browser.next('letter.sent'),
    await browser.next('letter.sent'),
  ];
  expect(heard.map(([, payload]) => (payload as { id: number }).id)).toEqual([1, 2, 3]);
  await browser.settle();
  expect(browser.heard).toEqual([]);
  const numbers = heard.map(([, payload]) => (payload as { seq: number }).seq);
  expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);
  browser.close();
});

test('every member who is logged in is told', async () => {
  const [one, other] = [await platform.logIn('player01'), await platform.logIn('agent01')];
  const browsers = await Promise.all(
    [one, other].map(async (token) => {
      const browser = await openSocket(platform.url);
      browser.subscribe(CHANNELS.member((await platform.send('layout', {}, { token })).id), token);
      await browser.settle();
      return browser;
    }),
  );
  await giveNotice(platform.db, toMembers(appCleanCache, {}));
  for (const browser of browsers) {
    await browser.next(appCleanCache.name);
    browser.close();
  }
});
