import { sql } from 'drizzle-orm';
import { CHANNELS, siteDetailChanged } from '@tessera/wire';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { giveNotice, toChannel } from './notices.ts';

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

test('a notice that cannot be read is passed over, and a connection that breaks is opened anew', async () => {
  const browser = await openSocket(platform.url);
  browser.subscribe(CHANNELS.site);
  await browser.settle();
  await platform.db.execute(sql`SELECT pg_notify('tessera_notices', 'no notice')`);
  await platform.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'tessera-notices'`,
  );
  const heard = browser.next(siteDetailChanged.name);
  const again = setInterval(() => void giveNotice(platform.db, notice), 200);
  await heard;
  clearInterval(again);
  browser.close();
});
