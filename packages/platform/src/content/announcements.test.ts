import { eq } from 'drizzle-orm';
import { announcements } from '../db/schema/site.ts';
import { codeOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const here = { siteId: 1, language: 'ko_KR' } as const;
const list = (token: string, asked: object = {}) =>
  platform.send('announcementList', { ...here, ...asked }, { token });

test('announcements for members come with the latest first, each unread until it is read', async () => {
  const token = await platform.logIn('player01');
  const { list: all, totalCount, unreadCount } = await list(token);
  expect(all.map(({ id }) => id)).toEqual([2, 4, 1]);
  expect({ totalCount, unreadCount }).toEqual({ totalCount: 3, unreadCount: 3 });
  for (const { content, isRead } of all) {
    expect(content).toMatch(/\p{Script=Hangul}/u);
    expect(isRead).toBe(0);
  }
  expect(await platform.send('markAnnouncementRead', { id: 4 }, { token })).toEqual({ unreadCount: 2 });
  expect((await list(token, { unread: 1 })).list.map(({ id }) => id)).toEqual([2, 1]);
  expect(await list(token, { unread: 1, page: 2, count: 1 })).toMatchObject({
    totalCount: 2,
    list: [{ id: 1 }],
  });
  expect(await platform.send('markAnnouncementRead', {}, { token })).toEqual({ unreadCount: 0 });
  expect((await list(token)).list.every(({ isRead }) => isRead === 1)).toBe(true);
});

test('finds one announcement on any page, and none that is not for members', async () => {
  const token = await platform.logIn('agent01');
  expect(await list(token, { id: 1, count: 1 })).toMatchObject({ list: [{ id: 1 }], totalCount: 1 });
  for (const id of [3, 99, 70_000]) {
    expect(await list(token, { id })).toMatchObject({ list: [], totalCount: 0 });
  }
});

test('reading announcements is sent to the member’s browsers, once for all of them', async () => {
  const token = await platform.logIn('agent01');
  const { id: memberId } = await platform.send('layout', {}, { token });
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${memberId}`, token);
  await browser.settle();
  const [first] = (await list(token)).list;
  await platform.send('markAnnouncementRead', { id: first?.id }, { token });
  expect((await browser.next('announcement.read'))[1]).toMatchObject({ id: first?.id });
  await platform.send('markAnnouncementRead', {}, { token });
  await browser.next('announcement.read');
  await platform.send('markAnnouncementRead', { id: first?.id }, { token });
  await platform.send('markAnnouncementRead', {}, { token });
  await browser.settle();
  expect(browser.heard.filter(([name]) => name === 'announcement.read')).toEqual([]);
});

test('one that changes is new again, for those who had read it', async () => {
  const token = await platform.logIn('player02');
  await platform.send('markAnnouncementRead', {}, { token });
  await platform.db
    .update(announcements)
    .set({ updatedAt: new Date(Date.now() + 60_000) })
    .where(eq(announcements.id, 1));
  expect(await list(token)).toMatchObject({ unreadCount: 1, list: [{ id: 1, isRead: 0 }, {}, {}] });
  expect(await platform.send('markAnnouncementRead', { id: 1 }, { token })).toEqual({ unreadCount: 0 });
});

test('one that is for guests, withdrawn or none cannot be read', async () => {
  const token = await platform.logIn('player03');
  await platform.db.update(announcements).set({ withdrawnAt: new Date() }).where(eq(announcements.id, 2));
  for (const id of [2, 3, 99, 70_000]) {
    expect(await codeOf(platform.send('markAnnouncementRead', { id }, { token }))).toBe('404');
  }
  expect((await list(token)).list.map(({ id }) => id)).not.toContain(2);
});
