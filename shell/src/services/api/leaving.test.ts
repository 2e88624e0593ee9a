import {
  favoriteStore,
  gameList,
  letterDestroy,
  letterList,
  login,
  markAnnouncementRead,
  markLetterRead,
  myCash,
  play,
  type PayloadOf,
} from '@tessera/wire';
import type { ApiService } from '@tessera/contracts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import {
  letLogIn,
  LOGIN_PAYLOAD,
  startTestPlatform,
  type TestPlatform,
} from '../testing/platform.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { createHttp } from './http.ts';

const FAVOURITE: PayloadOf<typeof favoriteStore> = { data: [{ gameId: 1, status: 0 }] };
/** About 90 kB. */
const MANY: PayloadOf<typeof favoriteStore> = {
  data: Array.from({ length: 3_000 }, (_, index) => ({ gameId: 100_000 + index, status: 1 as const })),
};
const DONE = { body: { code: '100', message: '', data: null } };

let platform: TestPlatform;
let browser: ReturnType<typeof createTestBrowser>;
beforeEach(async () => {
  platform = await startTestPlatform();
  browser = createTestBrowser(platform.origin);
  letLogIn(platform);
});
afterEach(() => platform.stop());

/** Opens a tab that notes which requests survive leaving. @param before runs before each request is sent */
function open(before: (request: Request) => void = () => undefined) {
  const tab = browser.openTab();
  const sent: [path: string, keepalive: boolean][] = [];
  const services = openServices({
    ...tab,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push([new URL(request.url).pathname, request.keepalive]);
      before(request);
      return tab.fetch(request);
    },
  });
  const keepaliveOf = ({ path }: { readonly path: string }) =>
    sent.filter(([sentPath]) => sentPath === `/api${path}`).map(([, keepalive]) => keepalive);
  return { api: services.api, keepaliveOf };
}

async function openAsMember(before?: (request: Request) => void) {
  const tab = open(before);
  await tab.api.send(login, LOGIN_PAYLOAD);
  return tab;
}

async function sendAll(api: ApiService): Promise<void> {
  await api.send(favoriteStore, FAVOURITE);
  await api.send(markLetterRead, { id: 1 });
  await api.send(letterDestroy, { siteId: 1, language: 'en_US', id: 1 });
}

const refusesKeepalive = ({ keepalive }: Request) => {
  if (keepalive) throw new TypeError('Failed to fetch');
};

test('sends only marked calls in a way that survives leaving the page', async () => {
  const { api, keepaliveOf } = await openAsMember();
  for (const call of [favoriteStore, markLetterRead, letterDestroy, play]) platform.on(call, () => DONE);
  platform.answer(letterList, { list: [], totalCount: 0, unreadCount: 0 });
  await sendAll(api);
  await api.send(letterList, { siteId: 1, language: 'en_US' });
  await api.send(play, {
    provider: 3,
    house: 'h',
    gameType: 't',
    gameCode: 'c',
    lobbyUrl: '/close',
    device: 1,
  });
  for (const call of [favoriteStore, markLetterRead, letterDestroy])
    expect(keepaliveOf(call)).toEqual([true]);
  for (const call of [login, letterList, play]) expect(keepaliveOf(call)).toEqual([false]);
});

test('a marked call survives leaving with the token that replaced the former one', async () => {
  const { api, keepaliveOf } = await openAsMember();
  platform.answer(myCash, { cash: '1.00', version: 5 }, { authorization: 'Bearer abc.two' });
  await api.send(myCash, {});
  platform.on(favoriteStore, () => DONE);
  await api.send(favoriteStore, FAVOURITE);
  expect(platform.requestsOf(favoriteStore)[0]?.headers.authorization).toBe('Bearer abc.two');
  expect(keepaliveOf(favoriteStore)).toEqual([true]);
});

test('a marked call that is sent again with another tab’s token survives leaving too', async () => {
  const { api, keepaliveOf } = await openAsMember();
  platform.on(favoriteStore, ({ headers }) => {
    if (headers.authorization === 'Bearer abc.two') return DONE;
    browser.storage.setItem('token', 'abc.two');
    return { status: 401 };
  });
  await api.send(favoriteStore, FAVOURITE);
  expect(keepaliveOf(favoriteStore)).toEqual([true, true]);
});

test('stores the token of a marked call’s answer while the page is open', async () => {
  const { api } = await openAsMember();
  platform.on(favoriteStore, () => ({ ...DONE, headers: { authorization: 'Bearer abc.two' } }));
  await api.send(favoriteStore, FAVOURITE);
  expect(browser.storage.getItem('token')).toBe('abc.two');
});

test('the automatic retry of a marked call survives leaving too', async () => {
  const { api, keepaliveOf } = await openAsMember();
  let asked = 0;
  platform.on(markAnnouncementRead, () =>
    asked++ === 0
      ? { status: 503, headers: { 'retry-after': '0' } }
      : { body: { code: '100', message: '', data: { unread_count: 0 } } },
  );
  await api.send(markAnnouncementRead, {});
  expect(keepaliveOf(markAnnouncementRead)).toEqual([true, true]);
});

test('sends a body above the browsers’ limit by an ordinary request', async () => {
  const { api, keepaliveOf } = await openAsMember();
  platform.on(favoriteStore, () => DONE);
  await api.send(favoriteStore, MANY);
  expect(keepaliveOf(favoriteStore)).toEqual([false]);
  expect(platform.requestsOf(favoriteStore)[0]?.body).toMatchObject({ data: { length: 3_000 } });
});

test('sends an ordinary request of the same attempt when the browser refuses', async () => {
  const { api, keepaliveOf } = await openAsMember(refusesKeepalive);
  platform.on(favoriteStore, () => DONE);
  const idempotencyKey = 'the-key-of-this-attempt';
  await api.send(favoriteStore, FAVOURITE, { idempotencyKey });
  expect(keepaliveOf(favoriteStore)).toEqual([true, false]);
  const [request, ...others] = platform.requestsOf(favoriteStore);
  expect(others).toEqual([]);
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer abc.one',
    'content-type': 'application/json',
    'idempotency-key': idempotencyKey,
  });
  expect(request?.body).toEqual({ data: [{ game_id: 1, status: 0 }] });
});

test('does not send an aborted call again', async () => {
  const abort = new AbortController();
  const { api, keepaliveOf } = await openAsMember(({ keepalive }) => keepalive && abort.abort());
  await expect(api.send(favoriteStore, FAVOURITE, { signal: abort.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(keepaliveOf(favoriteStore)).toEqual([true]);
});

test('sends a marked call at once when the page is left before it could paint', async () => {
  const page = new EventTarget();
  const sent: string[] = [];
  const fetcher: typeof fetch = async (input) => {
    sent.push(new URL(new Request(input).url).pathname);
    return Response.json({ code: '100' });
  };
  const http = createHttp({ origin: platform.origin, fetch: fetcher, window: page as Window });
  const send = (call: typeof favoriteStore | typeof gameList) =>
    http({ call, body: {}, headers: {}, signal: undefined });
  // Loads the library for calls, as pages do when they are idle.
  await send(gameList);
  void send(gameList);
  void send(favoriteStore);
  await microtasks();
  expect(sent).toHaveLength(1);
  page.dispatchEvent(new Event('pagehide'));
  await microtasks();
  expect(sent.slice(1)).toEqual([`/api${favoriteStore.path}`]);
});

/** Waits for what follows without another task: more would not run in a page that is left. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}
