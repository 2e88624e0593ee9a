import {
  bulletinMember,
  gameList,
  layout,
  letterDestroy,
  letterList,
  login,
  logout,
  markLetterRead,
  myCash,
  play,
  redEnvelopePromotion,
  responsibleExclude,
  roulette,
  rouletteInfo,
  rouletteSpin,
} from '@tessera/wire';
import type { GenericSchema } from 'valibot';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import {
  letLogIn,
  LOGIN_PAYLOAD,
  startTestPlatform,
  type TestPlatform,
} from '../testing/platform.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';

let platform: TestPlatform;
let browser: ReturnType<typeof createTestBrowser>;
beforeEach(async () => {
  platform = await startTestPlatform();
  browser = createTestBrowser(platform.origin);
});
afterEach(() => platform.stop());

const open = () => openServices(browser.openTab());
const GAME_LIST = { siteId: 1, currency: 'USD', supportDevice: 1, template: 'site02' } as const;
const PLAY = {
  provider: 3,
  house: 'h',
  gameType: 't',
  gameCode: 'c',
  lobbyUrl: '/close',
  device: 1,
} as const;
const EMPTY_LIST = { body: { code: '100', message: '', data: { list: [] } } };

test('sends a call below /api with the wire’s names and the page’s language', async () => {
  platform.answer(gameList, { list: [] });
  await expect(open().api.send(gameList, GAME_LIST)).resolves.toEqual({ list: [] });
  const [request] = platform.requests;
  expect(request?.path).toBe('/api/v3/game_list');
  expect(request?.headers).toMatchObject({ language: 'en_US' });
  expect(request?.headers.authorization).toBeUndefined();
  expect(request?.body).toMatchObject({ site_id: 1, support_device: 1 });
});

test('hides the token of a login from the caller, and puts the member into the session', async () => {
  letLogIn(platform);
  const services = open();
  const answer = await services.api.send(login, LOGIN_PAYLOAD);
  expect(answer).not.toHaveProperty('token');
  expect(services.session.get()).toMatchObject({ status: 'member', member: { id: 7, account: 'player1' } });
  expect(browser.storage.getItem('token')).toBe('abc.one');
  expect(platform.requestsOf(layout)[0]?.headers.authorization).toBe('Bearer abc.one');
});

test('sends the token that replaced the former one in an answer', async () => {
  letLogIn(platform);
  const services = open();
  await services.api.send(login, LOGIN_PAYLOAD);
  platform.on(gameList, () => ({ ...EMPTY_LIST, headers: { authorization: 'Bearer abc.two' } }));
  await services.api.send(gameList, GAME_LIST);
  await services.api.send(gameList, GAME_LIST);
  expect(platform.requestsOf(gameList)[1]?.headers.authorization).toBe('Bearer abc.two');
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])('retries a read once after status %i', async (status) => {
  let asked = 0;
  platform.on(gameList, () => (asked++ === 0 ? { status, headers: { 'retry-after': '0' } } : EMPTY_LIST));
  await expect(open().api.send(gameList, GAME_LIST)).resolves.toEqual({ list: [] });
});

test('fails a read that failed twice', async () => {
  platform.on(gameList, () => ({ status: 503, headers: { 'retry-after': '0' } }));
  await expect(open().api.send(gameList, GAME_LIST)).rejects.toMatchObject({
    failure: { kind: 'refused', status: 503 },
  });
  expect(platform.requests).toHaveLength(2);
});

test('never retries a write, and sends each with its own idempotency key', async () => {
  platform.on(play, () => ({ status: 503, headers: { 'retry-after': '0' } }));
  const { api } = open();
  await expect(api.send(play, PLAY)).rejects.toMatchObject({ name: 'CallError' });
  await expect(api.send(play, PLAY)).rejects.toMatchObject({ name: 'CallError' });
  const keys = platform.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toMatch(/^[\w-]{16,}$/);
});

test('shares one request between equal reads at the same time', async () => {
  platform.answer(gameList, { list: [] });
  const { api } = open();
  await Promise.all([api.send(gameList, GAME_LIST), api.send(gameList, GAME_LIST)]);
  expect(platform.requests).toHaveLength(1);
  await api.send(gameList, GAME_LIST);
  expect(platform.requests).toHaveLength(2);
});

test('answers a shared read although another caller has aborted it', async () => {
  platform.answer(gameList, { list: [] });
  const { api } = open();
  const abort = new AbortController();
  const aborted = api.send(gameList, GAME_LIST, { signal: abort.signal });
  const other = api.send(gameList, GAME_LIST);
  abort.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  await expect(other).resolves.toEqual({ list: [] });
});

test('throws a refusal with its code, and a network error if the server is unreachable', async () => {
  platform.on(login, () => ({ body: { code: '2090101', message: 'wrong account' } }));
  const { api } = open();
  await expect(api.send(login, LOGIN_PAYLOAD)).rejects.toMatchObject({
    code: '101',
    message: 'wrong account',
  });
  await platform.stop();
  await expect(api.send(login, LOGIN_PAYLOAD)).rejects.toMatchObject({ failure: { kind: 'network' } });
});

test('ends the session after a 401 only for calls that declare it', async () => {
  letLogIn(platform);
  const services = open();
  await services.api.send(login, LOGIN_PAYLOAD);
  platform.on(gameList, () => ({ status: 401 }));
  await expect(services.api.send(gameList, GAME_LIST)).rejects.toMatchObject({
    failure: { kind: 'unauthorised' },
  });
  expect(services.session.get().status).toBe('member');
  platform.on(layout, () => ({ status: 401 }));
  await expect(services.api.send(layout, {})).rejects.toMatchObject({ failure: { kind: 'unauthorised' } });
  expect(services.session.get().status).toBe('guest');
  expect(browser.storage.getItem('token')).toBeNull();
});

test.each([
  [layout, {}],
  [myCash, {}],
  [letterList, { siteId: 1, language: 'en_US' }],
  [markLetterRead, { id: 1 }],
  [letterDestroy, { siteId: 1, language: 'en_US', id: 1 }],
  [bulletinMember, { siteId: 1, displayDevice: 1, displayLocation: 2 }],
  [redEnvelopePromotion, {}],
  [roulette, {}],
  [rouletteInfo, {}],
  [rouletteSpin, { id: 1 }],
] as const)('ends the session after a 401 of the call $name', async (call, payload) => {
  letLogIn(platform);
  const { api, session } = open();
  await api.send(login, LOGIN_PAYLOAD);
  platform.on(call, () => ({ status: 401 }));
  await expect(api.send<GenericSchema, GenericSchema>(call, payload)).rejects.toMatchObject({
    failure: { kind: 'unauthorised' },
  });
  expect(session.get().status).toBe('guest');
});

test('retries after a 401 if another tab has replaced the token meanwhile', async () => {
  letLogIn(platform);
  const services = open();
  await services.api.send(login, LOGIN_PAYLOAD);
  platform.on(layout, ({ headers }) => {
    if (headers.authorization === 'Bearer abc.two') return { body: { code: '100', data: null, message: '' } };
    browser.storage.setItem('token', 'abc.two');
    return { status: 401 };
  });
  await expect(services.api.send(layout, {})).rejects.toMatchObject({ failure: { kind: 'malformed' } });
  expect(platform.requestsOf(layout)).toHaveLength(3);
  expect(services.session.get().status).toBe('member');
});

test('ends the session at a logout that does not reach the server', async () => {
  letLogIn(platform);
  const services = open();
  await services.api.send(login, LOGIN_PAYLOAD);
  platform.on(logout, () => ({ status: 500 }));
  await expect(services.api.send(logout, {})).rejects.toMatchObject({ name: 'CallError' });
  expect(services.session.get().status).toBe('guest');
});

test('ends a session by its logout, although a call on the way is refused before', async () => {
  letLogIn(platform);
  platform.on(letterList, () => ({ status: 401 }));
  const tab = browser.openTab();
  const refused = Promise.withResolvers<void>();
  const services = openServices({
    ...tab,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (new URL(request.url).pathname === `/api${logout.path}`) await refused.promise;
      return tab.fetch(request);
    },
  });
  await services.api.send(login, LOGIN_PAYLOAD);
  const ended = jest.fn();
  services.bus.on('session.ended', ended);
  const leaving = services.session.logout();
  await expect(services.api.send(letterList, { siteId: 1, language: 'en_US' })).rejects.toMatchObject({
    name: 'CallError',
  });
  refused.resolve();
  await leaving;
  expect(ended.mock.calls).toEqual([[{ reason: 'logout' }]]);
});

test('reads the server’s time from its answers', async () => {
  const ahead = Date.now() + 3_600_000;
  platform.on(gameList, () => ({ ...EMPTY_LIST, headers: { date: new Date(ahead).toUTCString() } }));
  const services = open();
  await services.api.send(gameList, GAME_LIST);
  expect(Math.abs(services.clock.now() - ahead)).toBeLessThan(5_000);
});

test('ends the session at a self-exclusion, unless the password was wrong', async () => {
  letLogIn(platform);
  const services = open();
  await services.api.send(login, LOGIN_PAYLOAD);
  const exclude = () => services.api.send(responsibleExclude, { length: '6_months', password: 'play1234' });
  platform.on(responsibleExclude, () => ({ body: { code: '101', message: 'wrong password' } }));
  await expect(exclude()).rejects.toMatchObject({ code: '101' });
  expect(services.session.get().status).toBe('member');
  const exclusion = { kind: 'self_exclusion', from: '2026-05-01T00:00:00Z', until: null } as const;
  platform.answer(responsibleExclude, { exclusion });
  await expect(exclude()).resolves.toEqual({ exclusion });
  expect(services.session.get().status).toBe('guest');
});
