import { eq } from 'drizzle-orm';
import { launchTokenOf } from '@tessera/wire';
import { games, providers } from '../db/schema/catalogue.ts';
import { siteListEntries } from '../db/schema/content.ts';
import { sites } from '../db/schema/site.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const scope = { siteId: 1, currency: 'USD', supportDevice: 1 } as const;

test('the template’s games come in the order that the site gave them', async () => {
  const before = (await platform.send('templateGameList', scope)).list.map(({ id }) => id);
  expect(before).toHaveLength(12);
  await platform.db
    .update(siteListEntries)
    .set({ position: -1 })
    .where(eq(siteListEntries.gameId, before[3] ?? 0));
  const after = (await platform.send('templateGameList', scope)).list.map(({ id }) => id);
  expect(after).toEqual([before[3], ...before.filter((_, index) => index !== 3)]);
});

test('a page gets the games of its own template, where that is one of its device', async () => {
  const of = async (template: string, supportDevice: 1 | 2) =>
    (await platform.send('templateGameList', { ...scope, supportDevice, template })).list.map(({ id }) => id);
  const [game] = await platform.db.select({ id: games.id }).from(games).limit(1);
  const gameId = game?.id ?? 0;
  const shown = { kind: 'game', title: { en_US: '' }, gameId, position: 0 } as const;
  await platform.db.insert(siteListEntries).values([
    { ...shown, template: 'suncity' },
    { ...shown, template: 'origin_mobile' },
  ]);
  const ofSite = (await platform.send('templateGameList', scope)).list.map(({ id }) => id);
  expect(await of('site02', 1)).toEqual(ofSite);
  expect(await of('suncity', 1)).toContain(gameId);
  expect(await of('suncity', 1)).not.toEqual(ofSite);
  expect(await of('origin_mobile', 2)).toContain(gameId);
  expect(await of('origin_mobile', 1)).toEqual(ofSite);
});

test('the crash menu has what the device can open', async () => {
  const asked = { siteId: 1, currency: 'USD' } as const;
  const [first] = (await platform.send('crashMenu', asked)).list;
  const id = first?.id ?? 0;
  await platform.db
    .update(games)
    .set({ devices: [1] })
    .where(eq(games.id, id));
  const ids = async (supportDevice: 1 | 2) =>
    (await platform.send('crashMenu', { ...asked, supportDevice })).list.map((game) => game.id);
  expect(await ids(1)).toContain(id);
  expect(await ids(2)).not.toContain(id);
  await platform.db.update(games).set({ devices: null }).where(eq(games.id, id));
});

test('the crash menu has crash games only, and says which the member likes', async () => {
  const token = await platform.logIn('player01');
  const asked = { siteId: 1, currency: 'USD' } as const;
  const { list } = await platform.send('crashMenu', asked);
  expect(list.map(({ gameName }) => gameName)).toContain('Skyward Ember');
  expect(list.every(({ androidId }) => /^[a-z]_\d+$/.test(androidId))).toBe(true);
  const [first] = list;
  await platform.send('favoriteStore', { data: [{ gameId: first?.id ?? 0, status: 1 }] }, { token });
  const mine = await platform.send('crashMenu', asked, { token });
  expect(mine.list.filter(({ isFavorite }) => isFavorite === 1).map(({ id }) => id)).toEqual([first?.id]);
});

test('what can be tried is listed by provider and hall; what cannot is not', async () => {
  const halls = await platform.send('demoGameTypes', { ...scope, template: 'site02' });
  const [hall] = halls;
  const [provider] = hall?.gpList ?? [];
  const asked = {
    siteId: 1,
    currency: 'USD',
    device: 1,
    gpId: provider?.gpId ?? 0,
    gameTypeId: hall?.gtId,
  } as const;
  const list = await platform.send('demoProviderGames', { ...asked, house: provider?.house });
  expect(list).toHaveLength(provider?.gameCount ?? -1);
  expect(await platform.send('demoProviderGames', { ...asked, house: 'nobody' })).toEqual([]);
  await platform.db
    .update(games)
    .set({ demo: false })
    .where(eq(games.id, list[0]?.id ?? 0));
  const now = await platform.send('demoProviderGames', asked);
  expect(now.map(({ id }) => id)).toEqual(list.slice(1).map(({ id }) => id));
});

describe('the quick bet', () => {
  const asked = { siteId: 1, currency: 'USD', supportDevice: 'desktop', domain: 'localhost:3000' } as const;

  test('opens a sports game: with demo credits for a guest, with the wallet for a member', async () => {
    const guest = await platform.send('sportQuickbetUrl', asked);
    expect(guest.detail.url).toBe(guest.url);
    const modeOf = async (url: string) =>
      (await platform.send('providerAuthenticate', { launchToken: launchTokenOf(url) ?? '' })).mode;
    expect(await modeOf(guest.url)).toBe('demo');
    const token = await platform.logIn('player01');
    expect(await modeOf((await platform.send('sportQuickbetUrl', asked, { token })).url)).toBe('real');
  });

  test('opens in its own view, and speaks to the page at the very origin that shows it', async () => {
    const headers = { 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' };
    const sessionOf = async (url: string) =>
      platform.send('providerAuthenticate', { launchToken: launchTokenOf(url) ?? '' });
    const safe = await platform.send('sportQuickbetUrl', { ...asked, domain: 'play.example' }, { headers });
    expect(new URL(safe.url).searchParams.get('view')).toBe('quick');
    expect((await sessionOf(safe.url)).lobbyUrl).toBe('https://play.example/close');
    const plain = await platform.send('sportQuickbetUrl', asked);
    expect((await sessionOf(plain.url)).lobbyUrl).toBe('http://localhost:3000/close');
  });

  test('is no game that a member has opened: not played last, not left, and not what a card opens', async () => {
    const token = await platform.logIn();
    const { url } = await platform.send('sportQuickbetUrl', asked, { token });
    expect((await platform.send('lastPlayed', {}, { token })).list).toEqual([]);
    const again = await platform.send('sportQuickbetUrl', asked, { token });
    expect(again.url).toBe(url);

    const gameCode = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
    const [game] = await platform.db.select().from(games).where(eq(games.gameCode, gameCode));
    const [provider] = await platform.db
      .select()
      .from(providers)
      .where(eq(providers.id, game?.providerId ?? 0));
    const { gameType = '', providerId = 0 } = game ?? {};
    const card = { gameCode, gameType, provider: providerId, house: provider?.house ?? '' };
    await platform.send('play', { ...card, lobbyUrl: '/close', device: 1 }, { token });
    const { sessionToken } = await platform.send('providerAuthenticate', {
      launchToken: launchTokenOf(url) ?? '',
    });
    const { isPlaying } = await platform.send('layout', {}, { token });
    expect(isPlaying).toBe(0);

    await platform.send('leave', {}, { token });
    const wager = { sessionToken, roundId: 'r-1', transactionId: 'r-1-w', amount: '1', outcome: {} };
    await platform.send('providerWager', wager);
    await platform.send('logout', {}, { token });
    const late = { ...wager, roundId: 'r-2', transactionId: 'r-2-w' };
    await expect(platform.send('providerWager', late)).rejects.toMatchObject({ code: '401' });
  });

  test('leaves the provider whose game was opened last', async () => {
    const token = await platform.logIn('player02');
    const { list } = await platform.send('hotGames', { siteId: 1, currency: 'INR' });
    const slot = list.find(({ gameType }) => gameType === 'slot');
    if (!slot) throw new Error('the seed has no slot');
    const { gpId: provider, gameType, gameCode } = slot;
    await platform.send('play', { provider, gameType, gameCode, lobbyUrl: '/close', device: 1 }, { token });
    await platform.send('sportQuickbetUrl', { ...asked, currency: 'INR' }, { token });
    expect((await platform.send('wallets', {}, { token })).lastGpId).toBe(provider);
  });

  test('is refused where a host is none', async () => {
    const body = { ...asked, domain: 'evil.example/path', support_device: 'desktop', site_id: 1 };
    const answer = await platform.post('/api/arks/web/game-providers/sport-quickbet-url', body);
    expect(answer.body.message).toMatch(/^domain: /);
  });

  test('is refused to guests where they may not try games, while closed, and where there is no sport', async () => {
    const [site] = await platform.db.select().from(sites);
    const settings = site?.settings;
    if (!settings) throw new Error('no site');
    const refusal = (code: string) =>
      expect(platform.send('sportQuickbetUrl', asked)).rejects.toMatchObject({ code });
    await platform.db.update(sites).set({ settings: { ...settings, guestDemo: false } });
    await refusal('405');
    await platform.db.update(sites).set({ settings });
    await platform.db
      .update(games)
      .set({ maintainFrom: new Date(0) })
      .where(eq(games.hallId, 4));
    await refusal('203');
    await platform.db.update(games).set({ currencies: [] }).where(eq(games.hallId, 4));
    await refusal('404');
  });
});
