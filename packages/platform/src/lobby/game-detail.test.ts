import { eq } from 'drizzle-orm';
import { factsOf, type Mechanic } from '@tessera/domain';
import { memberLogins } from '../db/schema/account.ts';
import { games } from '../db/schema/catalogue.ts';
import { banners, sites } from '../db/schema/site.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const scope = { siteId: 1, currency: 'USD', supportDevice: 1 } as const;
const search = (filter: object) => platform.send('gameSearch', { ...scope, page: 1, count: 200, ...filter });
const mechanicOf = (code: string) => factsOf(code)?.mechanic;

async function set(changes: object) {
  const [site] = await platform.db.select().from(sites);
  if (!site) throw new Error('no site');
  await platform.db.update(sites).set({ settings: { ...site.settings, ...changes } });
}

test('a game comes with its facts in the currency, and with games like it', async () => {
  const [slot] = (await search({ gtId: 2, mechanic: 'cluster' })).list;
  const { game, facts, similar, sharePicture } = await platform.send('gameDetail', {
    ...scope,
    id: slot?.id ?? 0,
  });
  expect(game.id).toBe(slot?.id);
  expect(facts).toMatchObject({ mechanic: 'cluster', lowestStake: '0.20', highestStake: '100.00' });
  expect(similar).toHaveLength(12);
  expect(similar.map(({ id }) => id)).not.toContain(game.id);
  expect(similar.every(({ gtId, gameCode }) => gtId === 2 && mechanicOf(gameCode) === 'cluster')).toBe(true);
  const picture = await fetch(platform.url + sharePicture);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect([...new Uint8Array(await picture.arrayBuffer()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  const [first] = similar;
  expect(first?.gpId).toBe(game.gpId);
});

test('a game of another house has no facts, and one that does not exist is refused', async () => {
  const [slot] = (await search({ gtId: 2 })).list;
  const id = slot?.id ?? 0;
  await platform.db.update(games).set({ gameCode: 'elsewhere-1' }).where(eq(games.id, id));
  expect((await platform.send('gameDetail', { ...scope, id })).facts).toBeNull();
  await platform.db.update(games).set({ gameCode: slot?.gameCode }).where(eq(games.id, id));
  await expect(platform.send('gameDetail', { ...scope, id: 999_999 })).rejects.toMatchObject({ code: '404' });
});

test('the room of a hall lists its games with their facts in the currency, of one provider too', async () => {
  const live = await search({ gtId: 3 });
  const { list } = await platform.send('gameRoom', { ...scope, gtId: 3 });
  expect(list.map(({ game }) => game.id)).toEqual(live.list.map(({ id }) => id));
  for (const { game, facts } of list) expect(facts?.mechanic).toBe(mechanicOf(game.gameCode));
  const detail = await platform.send('gameDetail', { ...scope, id: list[0]?.game.id ?? 0 });
  expect(list[0]).toEqual({ game: detail.game, facts: detail.facts });
  const gpId = list[0]?.game.gpId ?? 0;
  const ofOne = (await platform.send('gameRoom', { ...scope, gtId: 3, gpId })).list;
  expect(ofOne.length).toBeGreaterThan(0);
  expect(ofOne.every(({ game }) => game.gpId === gpId)).toBe(true);
});

test('games are filtered by mechanic, volatility and return', async () => {
  const facts = async (filter: object) =>
    (await search(filter)).list.map(({ gameCode }) => factsOf(gameCode));
  const crash = await facts({ mechanic: 'crash' satisfies Mechanic });
  expect(new Set(crash.map((one) => one?.mechanic))).toEqual(new Set(['crash']));
  const calm = await facts({ volatility: 'low' });
  expect(new Set(calm.map((one) => one?.volatility))).toEqual(new Set(['low']));
  const generous = await facts({ minReturn: 9_700 });
  expect(generous.length).toBeGreaterThan(0);
  expect(generous.every((one) => (one?.returnBasisPoints ?? 0) >= 9_700)).toBe(true);
  expect((await search({ mechanic: 'crash', volatility: 'low' })).totalCount).toBe(0);
});

test('what was released since the member’s last visit is found for that member only', async () => {
  await platform.logIn('player02');
  const token = await platform.logIn('player02');
  const { id: memberId } = await platform.send('layout', {}, { token });
  const fresh = async () =>
    (await platform.send('gameSearch', { ...scope, sinceLastVisit: true }, { token })).list.map(
      ({ id }) => id,
    );
  const visit = new Date('2026-01-01T00:00:00Z');
  await platform.db.update(memberLogins).set({ at: visit }).where(eq(memberLogins.memberId, memberId));
  await platform.db.update(games).set({ releasedAt: new Date('2025-12-31T00:00:00Z') });
  const [game] = (await search({})).list;
  await platform.db
    .update(games)
    .set({ releasedAt: new Date('2026-01-02T00:00:00Z') })
    .where(eq(games.id, game?.id ?? 0));
  expect(await fresh()).toEqual([game?.id]);
  expect((await search({ sinceLastVisit: true })).totalCount).toBe(0);
});

test('the list of halls has the specification’s fields of a provider, and the place of the crash menu', async () => {
  const token = await platform.logIn('player01');
  const asked = { ...scope, template: 'site02' } as const;
  const { list, crashAfter } = await platform.send('gameList', asked, { token });
  expect(crashAfter).toBe(2);
  const slots = list.find(({ gtId }) => gtId === 2);
  const [provider] = slots?.gpList ?? [];
  const gpId = provider?.gpId ?? 0;
  const [best] = (await search({ gtId: 2, gpId })).list;
  expect(provider).toMatchObject({
    gameType: best?.gameType,
    gameCode: best?.gameCode,
    gameName: provider?.name,
    customized: 0,
    memberFavorite: 0,
    isFavorite: 0,
    androidId: `e_${gpId}`,
  });
  await platform.send('favoriteStore', { data: [{ gameId: best?.id ?? 0, status: 1 }] }, { token });
  await set({ customizedProviders: [gpId], crashMenuAfter: 9 });
  const mine = await platform.send('gameList', asked, { token });
  const own = mine.list.find(({ gtId }) => gtId === 2)?.gpList.find((one) => one.gpId === gpId);
  expect(own).toMatchObject({ customized: 1, memberFavorite: 1 });
  expect(mine.crashAfter).toBe(9);
  await set({ crashMenuAfter: 77 });
  expect((await platform.send('gameList', asked)).crashAfter).toBe(list.at(-1)?.gtId);
  await set({ customizedProviders: [], crashMenuAfter: null });
  expect((await platform.send('gameList', asked)).crashAfter).toBeNull();
});

test('a game’s banner names provider and hall, and whether the provider’s page needs a login', async () => {
  const [game] = (await search({ gtId: 2 })).list;
  const [banner] = await platform.db.select().from(banners).limit(1);
  await platform.db
    .update(banners)
    .set({ link: { kind: 'game', gameId: game?.id ?? 0, currency: null }, position: -1 })
    .where(eq(banners.id, banner?.id ?? 0));
  await set({ customizedProviders: [game?.gpId] });
  const { list } = await platform.send('carousel', { siteId: 1, useType: 0, currency: 'USD' });
  expect(list[0]?.gameLinkParameter).toMatchObject({ customized: 1, gpGtName: `${game?.gpName} · Slots` });
});
