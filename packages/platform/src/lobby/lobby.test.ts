import { HALLS } from '@tessera/domain';
import { HEADERS, isRefusal } from '@tessera/wire';
import { eq } from 'drizzle-orm';
import { games } from '../db/schema/catalogue.ts';
import { sites } from '../db/schema/site.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const scope = { siteId: 1, currency: 'USD', supportDevice: 1 } as const;
const inHindi = { headers: { [HEADERS.language]: 'hi_IN' } };
const search = async (query: string, more: object = {}, token?: string) => {
  const { list, totalCount } = await platform.send('gameSearch', { ...scope, query, ...more }, { token });
  return { names: list.map(({ gameName }) => gameName), list, totalCount };
};

describe('the search', () => {
  test.each([
    ['a name', 'Verdant Facet', 'Verdant Facet'],
    ['its beginning', 'verd', 'Verdant Facet'],
    ['a word in it', 'galleon', 'Ninth Wave Galleon'],
    ['a letter left out', 'verdnt facet', 'Verdant Facet'],
    ['letters swapped', 'dragonfriut', 'Dragonfruit Dynasty'],
    ['one wrong letter', 'frastmane', 'Frostmane'],
  ])('finds a game by %s', async (_name, query, expected) => {
    expect((await search(query)).names[0]).toBe(expected);
  });

  test('puts what was typed before what resembles it', async () => {
    const { names } = await search('lantern');
    expect(names.slice(0, 3).every((name) => String(name).toLowerCase().includes('lantern'))).toBe(true);
  });

  test('finds a game by its name in any language, and shows it in the visitor’s', async () => {
    const [hindi] = (await platform.send('gameSearch', { ...scope, query: 'verdant facet' }, inHindi)).list;
    expect(hindi?.gameName).toMatch(/\p{Script=Devanagari}/u);
    const { list } = await platform.send('gameSearch', { ...scope, query: String(hindi?.gameName) });
    expect(list[0]).toMatchObject({ id: hindi?.id, gameName: 'Verdant Facet' });
  });

  test('finds nothing where there is nothing', async () => {
    expect(await search('zzzzqqqq')).toMatchObject({ names: [], totalCount: 0 });
    expect(await search('%')).toMatchObject({ names: [], totalCount: 0 });
    expect(await search("'; DROP SCHEMA public; --")).toMatchObject({ totalCount: 0 });
  });

  test('filters by hall, provider and tag', async () => {
    const { list, totalCount } = await search('', { gtId: 3, tag: 'hot' });
    expect(totalCount).toBeGreaterThan(0);
    expect(list.every(({ gtId, tag }) => gtId === 3 && tag === 'hot')).toBe(true);
    const ofOne = await search('', { gpId: 4, count: 200 });
    expect(ofOne.list.every(({ gpId }) => gpId === 4)).toBe(true);
  });

  test('pages through everything without repeating or losing a game', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => search('', { page, count: 75, sort: 'name' })),
    );
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(300);
    expect(pages[0]?.totalCount).toBe(300);
    const names = pages.flatMap(({ names: some }) => some.map((name) => String(name).toLowerCase()));
    expect(names).toEqual([...names].sort());
  });
});

test('every game carries its id by both names of the specification', async () => {
  const { list } = await platform.send('gameSearch', { ...scope, count: 50 });
  const crash = await platform.send('crashMenu', { siteId: 1, currency: 'USD' });
  for (const { id, gameId } of [...list, ...crash.list]) expect(gameId).toBe(id);
});

test('every hall has providers, and they have the games that they say', async () => {
  const { list } = await platform.send('gameList', { ...scope, template: 'site02' }, inHindi);
  expect(list.map(({ gtId }) => gtId)).toEqual(HALLS.map(({ id }) => id));
  expect(list[0]).toMatchObject({
    gtName: 'स्लॉट',
    gtIcon: 'tessera:slot',
    gtIconActive: 'tessera:slot',
  });
  for (const { gtId, gpList } of list.slice(0, 2)) {
    for (const { gpId, gameCount } of gpList) {
      const payload = { siteId: 1, currency: 'USD', device: 1, gpId, gameTypeId: gtId } as const;
      expect((await platform.send('gameLabel', payload)).main).toHaveLength(gameCount);
    }
  }
});

test('the sports template has its halls first, the others keep their order', async () => {
  const keys = async (template: string) =>
    (await platform.send('gameList', { ...scope, template })).list.map(({ gtNameShort }) => gtNameShort);
  const usual = await keys('site02');
  const sports = ['sport', 'virtual', 'esport'];
  expect(usual[0]).toBe('slot');
  expect(await keys('apsport')).toEqual([...sports, ...usual.filter((key) => !sports.includes(key))]);
  expect(await keys('bob_mobile')).toEqual(usual);
});

test('a sports site has its halls first on phones too, in the lobby and among the demos', async () => {
  const [site] = await platform.db.select().from(sites);
  if (!site) throw new Error('the platform has no site');
  await platform.db.update(sites).set({ settings: { ...site.settings, template: 'apsport' } });
  try {
    const asked = { ...scope, supportDevice: 2, template: 'bob_mobile' } as const;
    const { list } = await platform.send('gameList', asked);
    expect(list[0]?.gtNameShort).toBe('sport');
    expect((await platform.send('demoGameTypes', asked))[0]?.gtNameShort).toBe('sport');
    const { list: asDesktop } = await platform.send('gameList', { ...asked, template: 'site02' });
    expect(asDesktop[0]?.gtNameShort).toBe('slot');
  } finally {
    await platform.db.update(sites).set({ settings: site.settings });
  }
});

test('a game that is for other currencies or devices is not shown', async () => {
  const { list } = await platform.send('gameSearch', { ...scope, query: 'verdant facet' });
  const { id } = list[0] as { id: number };
  const limits = { currencies: ['INR'] as const, devices: [2] };
  await platform.db.update(games).set(limits).where(eq(games.id, id));
  const shownTo = async (currency: 'USD' | 'INR', supportDevice: 1 | 2) => {
    const found = await platform.send('gameSearch', {
      siteId: 1,
      currency,
      supportDevice,
      query: 'verdant facet',
    });
    return found.list.some((game) => game.id === id);
  };
  expect(await shownTo('USD', 1)).toBe(false);
  expect(await shownTo('INR', 1)).toBe(false);
  expect(await shownTo('INR', 2)).toBe(true);
  await platform.db.update(games).set({ currencies: null, devices: null }).where(eq(games.id, id));
});

test('favourites are set, shown, filtered and cleared; unknown games are refused as a whole', async () => {
  const token = await platform.logIn();
  const [one, two] = (await platform.send('hotGames', { siteId: 1, currency: 'USD' })).list;
  const [first, second] = [one?.id ?? 0, two?.id ?? 0];
  const store = (...data: { gameId: number; status: 0 | 1 }[]) =>
    platform.send('favoriteStore', { data }, { token });
  await store({ gameId: first, status: 1 }, { gameId: second, status: 1 });
  expect((await search('', { favorite: true }, token)).list.map(({ id }) => id).sort()).toEqual(
    [first, second].sort(),
  );
  await store({ gameId: second, status: 0 });
  const { list } = await search('', { favorite: true }, token);
  expect(list).toMatchObject([{ id: first, memberFavorite: 1 }]);
  expect((await search('', { favorite: true })).totalCount).toBe(0);
  const failure = await store({ gameId: second, status: 1 }, { gameId: 999_999, status: 1 }).catch(
    (error: unknown) => error,
  );
  expect(isRefusal(failure, '404')).toBe(true);
  expect((await search('', { favorite: true }, token)).totalCount).toBe(1);
});

test('a guest and a member see their own announcements', async () => {
  const guest = await platform.send('marquee', { siteId: 1 });
  const member = await platform.send('marquee', { siteId: 1 }, { token: await platform.logIn() });
  expect(guest.list.every(({ displayBeforeLogin }) => displayBeforeLogin === 1)).toBe(true);
  expect(member.list.every(({ displayAfterLogin }) => displayAfterLogin === 1)).toBe(true);
  expect(guest.list).not.toEqual(member.list);
});

test('banners come in the crop of the device, and lead somewhere', async () => {
  const desktop = (await platform.send('carousel', { siteId: 1, useType: 0 })).list;
  const phone = (await platform.send('carousel', { siteId: 1, useType: 2 })).list;
  expect(desktop.map(({ image }) => image.width)).toEqual(desktop.map(() => 840));
  expect(phone.map(({ image }) => image.width)).toEqual(phone.map(() => 390));
  for (const { linkType, url, gameLinkParameter } of desktop) {
    expect(url).toBeTruthy();
    if (linkType === 2) {
      const { gameId } = gameLinkParameter ?? {};
      expect(
        await platform.db
          .select()
          .from(games)
          .where(eq(games.id, gameId ?? 0)),
      ).toHaveLength(1);
    }
  }
});
