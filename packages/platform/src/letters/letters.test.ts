import { eq } from 'drizzle-orm';
import { letters } from '../db/schema/content.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket, type TestSocket } from '../testing/socket.ts';

let platform: TestPlatform;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await platform.close();
});

const box = { siteId: 1, language: 'en_US' } as const;

/** A member with an empty box, a browser that listens, and a way to put letters into it. */
async function memberWith(account: string) {
  const token = await platform.logIn(account);
  const { id: memberId } = await platform.send('layout', {}, { token });
  await platform.db.delete(letters).where(eq(letters.memberId, memberId));
  const browser = await openSocket(platform.url);
  sockets.push(browser);
  browser.subscribe(`private-member.${memberId}`, token);
  await browser.settle();
  const put = async (title: string, more: Partial<typeof letters.$inferInsert> = {}) => {
    const text = { en_US: title, hi_IN: `${title} (hi)` };
    const [row] = await platform.db
      .insert(letters)
      .values({ memberId, title: text, content: text, ...more })
      .returning({ id: letters.id });
    return row?.id ?? 0;
  };
  const list = (asked: object = {}) => platform.send('letterList', { ...box, ...asked }, { token });
  return { token, memberId, browser, put, list };
}

test('a fresh member has a welcome letter, unread', async () => {
  const token = await platform.logIn('agent01');
  const { list, totalCount, unreadCount } = await platform.send('letterList', box, { token });
  expect({ totalCount, unreadCount }).toEqual({ totalCount: 2, unreadCount: 2 });
  expect(list.map(({ isRead }) => isRead)).toEqual([0, 0]);
});

test('letters come sorted and paged, in the language asked for', async () => {
  const { put, list } = await memberWith('player01');
  const ids = [await put('one'), await put('two'), await put('three')];
  expect((await list()).list.map(({ id }) => id)).toEqual(ids.toReversed());
  const second = await list({ sortOrder: 'asc', count: 2, page: 2, language: 'hi_IN' });
  expect(second.list.map(({ title }) => title)).toEqual(['three (hi)']);
  expect(second.totalCount).toBe(3);
});

test('letters whose time is over are listed apart, and are not counted as unread', async () => {
  const { put, list } = await memberWith('player02');
  const [holds, over] = [await put('holds'), await put('over', { expiresAt: new Date(Date.now() - 1_000) })];
  expect((await list()).list.map(({ id }) => id)).toEqual([holds]);
  const ended = await list({ active: 0 });
  expect(ended.list.map(({ id }) => id)).toEqual([over]);
  expect(ended.unreadCount).toBe(1);
});

test('reading a letter is told to the member’s browsers, once', async () => {
  const { token, put, list, browser } = await memberWith('player01');
  const id = await put('one');
  await platform.send('markLetterRead', { id }, { token });
  expect((await browser.next('letter.read'))[1]).toMatchObject({ id });
  await platform.send('markLetterRead', { id }, { token });
  await browser.settle();
  expect(browser.heard.filter(([name]) => name === 'letter.read')).toEqual([]);
  expect(await list()).toMatchObject({ unreadCount: 0, list: [{ id, isRead: 1 }] });
});

test('deleting takes one letter, or what the list shows, and is told', async () => {
  const { token, put, list, browser } = await memberWith('player02');
  const [one, two, three] = [await put('one'), await put('two'), await put('three')];
  await platform.send('letterDestroy', { ...box, id: two }, { token });
  expect((await browser.next('letter.delete'))[1]).toMatchObject({ id: two });
  expect((await list()).list.map(({ id }) => id)).toEqual([three, one]);
  await platform.send('letterDestroy', { ...box, count: 1 }, { token });
  expect((await browser.next('letter.delete'))[1]).toMatchObject({ id: three });
  expect((await list()).list.map(({ id }) => id)).toEqual([one]);
});

test('lists unread letters first, and either kind alone', async () => {
  const { token, put, list } = await memberWith('player01');
  const ids = [await put('one'), await put('two'), await put('three')] as const;
  await platform.send('markLetterRead', { id: ids[2] }, { token });
  const idsOf = async (asked: object) => (await list(asked)).list.map(({ id }) => id);
  expect(await idsOf({ sortField: 'is_read', sortOrder: 'asc' })).toEqual([ids[1], ids[0], ids[2]]);
  expect(await idsOf({ isRead: 0 })).toEqual([ids[1], ids[0]]);
  expect(await list({ isRead: 1 })).toMatchObject({ list: [{ id: ids[2] }], totalCount: 1, unreadCount: 2 });
});

test('deletes all read letters, on all pages, and reports it once', async () => {
  const { token, put, list, browser } = await memberWith('player02');
  const ids = [await put('one'), await put('two'), await put('three')] as const;
  for (const id of [ids[0], ids[2]]) {
    await platform.send('markLetterRead', { id }, { token });
    await browser.next('letter.read');
  }
  await platform.send('letterDestroy', { ...box, isRead: 1, count: 1 }, { token });
  expect((await browser.next('letter.delete'))[1]).toMatchObject({ id: ids[2] });
  await platform.send('letterDestroy', { ...box, isRead: 1 }, { token });
  await browser.settle();
  expect(browser.heard.filter(([name]) => name === 'letter.delete')).toEqual([]);
  expect((await list()).list.map(({ id }) => id)).toEqual([ids[1]]);
});

test('marks all valid letters as read, and reports it once', async () => {
  const { token, put, list, browser } = await memberWith('player01');
  const other = await memberWith('player02');
  await other.put('theirs');
  const ids = [await put('one'), await put('two'), await put('three')] as const;
  await put('over', { expiresAt: new Date(Date.now() - 1_000) });
  await platform.send('markLetterRead', {}, { token });
  expect((await browser.next('letter.read'))[1]).toMatchObject({ id: ids[2] });
  await platform.send('markLetterRead', {}, { token });
  await browser.settle();
  expect(browser.heard.filter(([name]) => name === 'letter.read')).toEqual([]);
  expect(await list()).toMatchObject({ totalCount: 3, unreadCount: 0 });
  expect(await list({ active: 0 })).toMatchObject({ list: [{ title: 'over', isRead: 0 }] });
  expect(await other.list()).toMatchObject({ unreadCount: 1 });
});

test('finds one letter on any page, of the member’s own box only', async () => {
  const other = await memberWith('player02');
  const theirs = await other.put('theirs');
  const { put, list } = await memberWith('player01');
  const [one, two] = [await put('one'), await put('two')];
  expect(await list({ id: one, count: 1 })).toMatchObject({
    list: [{ id: one, title: 'one' }],
    totalCount: 1,
    unreadCount: 2,
  });
  expect((await list({ count: 1 })).list).toMatchObject([{ id: two }]);
  expect(await list({ id: theirs })).toMatchObject({ list: [], totalCount: 0 });
});

test('another member’s letter, a deleted one and one that never was are refused alike', async () => {
  const other = await memberWith('player01');
  const theirs = await other.put('theirs');
  const { token, put } = await memberWith('player03');
  const deleted = await put('gone', { deletedAt: new Date() });
  for (const id of [theirs, deleted, 2_000_000]) {
    await expect(platform.send('markLetterRead', { id }, { token })).rejects.toMatchObject({ code: '404' });
    await expect(platform.send('letterDestroy', { ...box, id }, { token })).rejects.toMatchObject({
      code: '404',
    });
  }
  expect((await other.list()).list).toMatchObject([{ id: theirs, isRead: 0 }]);
});
