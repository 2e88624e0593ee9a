import { isRefusal, launchTokenOf, maintenanceOf, type GameKey } from '@tessera/wire';
import { eq } from 'drizzle-orm';
import { games, providers } from '../db/schema/catalogue.ts';
import { sites } from '../db/schema/site.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { providerGame, someGame } from '../testing/wallet.ts';

let platform: TestPlatform;
let key: GameKey;
let gameId: number;
beforeAll(async () => {
  platform = await startTestPlatform({ gamesUrl: 'https://games.example' });
  key = await someGame(platform);
  const [row] = await platform.db.select().from(games).where(eq(games.gameCode, key.gameCode));
  gameId = row?.id ?? 0;
});
afterAll(() => platform.close());

const openDemo = (change: Partial<GameKey> = {}) =>
  platform.send('demoPlay', { ...key, ...change, siteId: 1, currency: 'USD', device: 1 });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => error,
  );

test('a guest’s demo game opens on the games’ own origin', async () => {
  const { gameUrl } = await openDemo();
  expect(gameUrl).toMatch(/^https:\/\/games\.example\/play\/ts(-[a-z]+)+-\d+\?launch=[\w-]{43}$/);
});

test.each([{ gameCode: 'none' }, { house: 'none' }, { gameType: 'none' }, { gpId: 99 }])(
  'a game that does not exist (%j) is refused',
  async (change) => {
    expect(isRefusal(await failureOf(openDemo(change)), '404')).toBe(true);
    const { gpId: provider, ...names } = { ...key, ...change };
    const real = { ...names, provider, lobbyUrl: '/close', device: 1 } as const;
    const token = await platform.logIn();
    expect(isRefusal(await failureOf(platform.send('play', real, { token })), '404')).toBe(true);
  },
);

test('a refusal is in the language of the request', async () => {
  const payload = { ...key, gameCode: 'none', siteId: 1, currency: 'USD', device: 1 } as const;
  const refused = await failureOf(platform.send('demoPlay', payload, { headers: { language: 'hi_IN' } }));
  expect((refused as Error).message).toBe('यह गेम यहाँ उपलब्ध नहीं है।');
});

test('a game opens without the house of its provider, as the specification names it', async () => {
  const token = await platform.logIn();
  const { gpId: provider, gameType, gameCode } = key;
  const named = { provider, gameType, gameCode, lobbyUrl: '/close', device: 1 } as const;
  expect(await failureOf(platform.send('play', named, { token }))).toBe('accepted');
});

test('guests get no demo from a provider whose page is for members, and do not find it in the lists of demos', async () => {
  const [site] = await platform.db.select().from(sites);
  if (!site) throw new Error('the seed has no site');
  const { gpId } = key;
  const lists = async (token?: string) => {
    const where = { siteId: 1, currency: 'USD' } as const;
    const halls = await platform.send(
      'demoGameTypes',
      { ...where, supportDevice: 1, template: 'site02' },
      { token },
    );
    const [hall] = halls;
    const games = await platform.send(
      'demoProviderGames',
      { ...where, device: 1, gpId, gameTypeId: hall?.gtId ?? 0 },
      { token },
    );
    return [halls.some(({ gpList }) => gpList.some((one) => one.gpId === gpId)), games.length > 0];
  };
  expect(await lists()).toEqual([true, true]);
  await platform.db.update(sites).set({ settings: { ...site.settings, customizedProviders: [gpId] } });
  expect(isRefusal(await failureOf(openDemo()), '405')).toBe(true);
  expect(await lists()).toEqual([false, false]);
  const token = await platform.logIn();
  const payload = { ...key, siteId: 1, currency: 'USD', device: 1 } as const;
  expect((await platform.send('demoPlay', payload, { token })).gameUrl).toContain('launch=');
  expect(await lists(token)).toEqual([true, true]);
  await platform.db.update(sites).set({ settings: site.settings });
});

test('a demo leads back to the site as the visitor reached it', async () => {
  const headers = { 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' };
  const payload = { ...key, siteId: 1, currency: 'USD', device: 1 } as const;
  const { gameUrl } = await platform.send('demoPlay', payload, { headers });
  const { session } = await providerGame(platform, launchTokenOf(gameUrl) ?? '');
  expect(session.lobbyUrl).toBe('https://play.example/close');
});

test('a site may keep demo games for its members', async () => {
  const [site] = await platform.db.select().from(sites);
  if (!site) throw new Error('the seed has no site');
  await platform.db.update(sites).set({ settings: { ...site.settings, guestDemo: false } });
  expect(isRefusal(await failureOf(openDemo()), '405')).toBe(true);
  const token = await platform.logIn();
  const payload = { ...key, siteId: 1, currency: 'USD', device: 1 } as const;
  expect((await platform.send('demoPlay', payload, { token })).gameUrl).toContain('launch=');
  await platform.db.update(sites).set({ settings: site.settings });
});

test('a demo game of a site that does not exist is refused by the field', async () => {
  const answer = await platform.post('/api/demo/play', {
    gp_id: key.gpId,
    house: key.house,
    game_type: key.gameType,
    game_code: key.gameCode,
    site_id: 7,
    currency: 'USD',
    device: 1,
  });
  expect(answer.body.message).toMatch(/^site_id: /);
});

test('a game without demo mode says so', async () => {
  await platform.db.update(games).set({ demo: false }).where(eq(games.id, gameId));
  expect(isRefusal(await failureOf(openDemo()), '405')).toBe(true);
  await platform.db.update(games).set({ demo: true }).where(eq(games.id, gameId));
});

test('under maintenance, of the game or its provider, the refusal tells until when', async () => {
  const maintainFrom = new Date(Date.now() - 60_000);
  const maintainUntil = new Date(Date.now() + 60_000);
  const interval = { startAt: maintainFrom.toISOString(), endAt: maintainUntil.toISOString() };
  await platform.db.update(games).set({ maintainFrom, maintainUntil }).where(eq(games.id, gameId));
  expect(maintenanceOf(await failureOf(openDemo()))).toEqual(interval);
  await platform.db
    .update(games)
    .set({ maintainFrom: null, maintainUntil: null })
    .where(eq(games.id, gameId));

  await platform.db.update(providers).set({ maintainFrom }).where(eq(providers.id, key.gpId));
  const token = await platform.logIn();
  const { gpId: provider, house, gameType, gameCode } = key;
  const payload = { provider, house, gameType, gameCode, lobbyUrl: '/close', device: 1 } as const;
  expect(maintenanceOf(await failureOf(platform.send('play', payload, { token })))).toEqual({
    startAt: interval.startAt,
    endAt: null,
  });
  await platform.db.update(providers).set({ maintainFrom: null }).where(eq(providers.id, key.gpId));
});

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'close',
  'data:text/html,x',
])('a way back to %s is refused', async (lobbyUrl) => {
  const token = await platform.logIn();
  const { gpId: provider, house, gameType, gameCode } = key;
  const payload = { provider, house, gameType, gameCode, lobbyUrl, device: 1 } as const;
  expect(isRefusal(await failureOf(platform.send('play', payload, { token })), '400')).toBe(true);
});

test('a game that is for other currencies cannot be opened by its address either', async () => {
  await platform.db
    .update(games)
    .set({ currencies: ['INR'] })
    .where(eq(games.id, gameId));
  expect(isRefusal(await failureOf(openDemo()), '404')).toBe(true);
  await platform.db.update(games).set({ currencies: null }).where(eq(games.id, gameId));
});
