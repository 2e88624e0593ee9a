import { eq } from 'drizzle-orm';
import { HEADERS } from '@tessera/wire';
import { articles, bulletins } from '../db/schema/content.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const place = { siteId: 1, displayDevice: 1, displayLocation: 2 } as const;
const bulletinIds = async (token: string, asked: object = {}) =>
  (await platform.send('bulletinMember', { ...place, ...asked }, { token })).list.map(({ id }) => id);

test('a guest sees the pop-ups for guests, in the language asked for', async () => {
  const headers = { [HEADERS.language]: 'hi_IN' };
  const { list, displayFrequency } = await platform.send(
    'bulletin',
    { siteId: 1, displayDevice: 1 },
    { headers },
  );
  expect(displayFrequency).toBe(24);
  expect(list.map(({ id }) => id)).toEqual([4, 1]);
  expect(list[1]?.content).toMatch(/\p{Script=Devanagari}/u);
  expect(list[1]?.content).toContain('href="/discount/1"');
});

test('a member sees those of the place', async () => {
  const token = await platform.logIn('player02');
  expect((await bulletinIds(token)).sort()).toEqual([2, 3]);
  expect(await bulletinIds(token, { displayLocation: 3 })).toEqual([3]);
});

test('a pop-up for desktops is not shown on a phone, nor one that is withdrawn, over, or still to come', async () => {
  const base = { title: { en_US: 'One' }, content: { en_US: '<p>One</p>' }, locations: [1] as const };
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day);
  const now = { ...base, startAt: at(-1), updatedAt: at(-1) };
  const rows = await platform.db
    .insert(bulletins)
    .values([
      { ...now, displayDevice: 1 },
      { ...now, displayDevice: 0, withdrawnAt: at(-0.5) },
      { ...now, displayDevice: 0, endAt: at(-0.5) },
      { ...base, displayDevice: 0, startAt: at(1), updatedAt: at(1) },
    ])
    .returning({ id: bulletins.id });
  const [desktop, withdrawn, over, coming] = rows.map(({ id }) => id);
  const shown = async (displayDevice: 1 | 2) =>
    (await platform.send('bulletin', { siteId: 1, displayDevice })).list.map(({ id }) => id);
  expect(await shown(1)).toEqual([desktop, 4, 1]);
  expect(await shown(2)).toEqual([4, 1]);
  const history = (await platform.send('bulletinHistory', { siteId: 1 })).list.map(({ id }) => id);
  expect(history).toEqual(expect.arrayContaining([desktop, over, 1]));
  expect(history).not.toContain(withdrawn);
  expect(history).not.toContain(coming);
});

test('what a member hides stays hidden in that place until it changes', async () => {
  const token = await platform.logIn('player03');
  await platform.send('bulletinMemberHide', place, { token });
  expect(await bulletinIds(token)).toEqual([]);
  expect(await bulletinIds(token, { displayDevice: 2 })).toEqual(expect.arrayContaining([2, 3]));
  expect(await bulletinIds(token, { displayLocation: 3 })).toEqual([3]);
  await platform.db
    .update(bulletins)
    .set({ updatedAt: new Date(Date.now() + 1_000) })
    .where(eq(bulletins.id, 2));
  expect(await bulletinIds(token)).toEqual([2]);
});

test('the history of members has the pop-ups for members, that of guests has not', async () => {
  const token = await platform.logIn('player01');
  const ids = async (given: object) =>
    (await platform.send('bulletinHistory', { siteId: 1, displayDevice: 2 }, given)).list.map(({ id }) => id);
  expect(await ids({ token })).toEqual(expect.arrayContaining([1, 2, 3]));
  expect(await ids({})).not.toContain(3);
});

test('news come with the latest first, page by page, and each can be read', async () => {
  const asked = { siteId: 1, language: 'ja_JP' } as const;
  const { list, totalCount } = await platform.send('newsList', { ...asked, count: 1 });
  expect({ ids: list.map(({ id }) => id), totalCount }).toEqual({ ids: [6], totalCount: 6 });
  const { news } = await platform.send('newsDetail', { ...asked, id: 6 });
  expect(news).toMatchObject(list[0] ?? {});
  expect(news.content).toMatch(/<p>.*\p{Script=Hiragana}/u);
});

test('help has its nine topics in every language', async () => {
  const { list } = await platform.send('faqList', { siteId: 1, language: 'ta_IN' });
  expect(list.map(({ id }) => id)).toEqual([8, 3, 6, 7, 17, 4, 2, 5, 1]);
  const { topic } = await platform.send('faqDetail', { siteId: 1, language: 'ta_IN', id: 17 });
  expect(topic.title).toMatch(/\p{Script=Tamil}/u);
});

test.each([
  ['zh_TW', 'Han'],
  ['hi_IN', 'Devanagari'],
  ['th_TH', 'Thai'],
  ['my_MM', 'Myanmar'],
  ['bn_BD', 'Bengali'],
  ['en_US', 'Latin'],
] as const)(
  'each topic of the help in %s is a page with headings in its own script',
  async (language, script) => {
    const { list } = await platform.send('faqList', { siteId: 1, language });
    for (const { content } of list) {
      const headings = [...content.matchAll(/<h2>(.+?)<\/h2>/g)];
      expect(headings.length).toBeGreaterThan(1);
      for (const [, heading] of headings) expect(heading).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    }
  },
);

test('news and topics that there are not, or no more, are refused with 404', async () => {
  await platform.db.update(articles).set({ withdrawnAt: new Date() }).where(eq(articles.id, 5));
  const asked = { site_id: 1, language: 'en_US', id: 5 };
  for (const path of ['/api/x/news/detail', '/api/x/faq/detail']) {
    expect(await platform.post(path, asked)).toMatchObject({ status: 200, body: { code: '404' } });
  }
});

test.each(['bulletin', 'bulletinHistory'] as const)('%s of a site that is none is malformed', async (key) => {
  await expect(platform.send(key, { siteId: 99, displayDevice: 1 })).rejects.toMatchObject({
    failure: { code: '400', status: 400 },
  });
});
