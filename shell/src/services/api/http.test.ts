import { gameList, jackpot } from '@tessera/wire';
import { startTestPlatform } from '../testing/platform.fixture.ts';
import { createHttp } from './http.ts';

test('fails with a timeout when the server does not answer within the limit', async () => {
  const platform = await startTestPlatform();
  platform.on(jackpot, () => ({ hangs: true }));
  const http = createHttp({ origin: platform.origin, fetch, window: undefined }, 150);
  const request = { call: jackpot, body: {}, headers: {}, signal: undefined };
  await expect(http(request)).rejects.toMatchObject({
    message: 'request timeout',
    failure: { kind: 'timeout' },
  });
  await platform.stop();
});

test('waits for an answer for 30 s', async () => {
  await import('./client.ts');
  jest.useFakeTimers();
  const hanging: typeof fetch = (_, { signal } = {}) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const http = createHttp({ origin: 'https://site.example', fetch: hanging, window: undefined });
  const failed = jest.fn();
  http({ call: jackpot, body: {}, headers: {}, signal: undefined }).catch(failed);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ failure: { kind: 'timeout' } }));
  jest.useRealTimers();
});

/** A page of a browser in which each fact is as on a phone, unless `facts` differ. */
function pageWith(facts: {
  readonly agent?: string;
  readonly media?: string;
  readonly screenPx?: number;
}): Window {
  const { agent = 'Mozilla/5.0 (Android)', media = 'none', screenPx = 390 } = facts;
  return {
    navigator: { userAgent: agent },
    screen: { width: screenPx, height: 2 * screenPx },
    matchMedia: (query: string) => ({ matches: query.includes(media) }),
  } as unknown as Window;
}

test.each([
  ['desktop', 1, 1, {}, false],
  ['a phone', 2, 2, { media: 'coarse' }, false],
  ['the site’s app', 3, 2, {}, true],
  ['a tablet with the desktop’s layout', 4, 1, { media: 'coarse', screenPx: 800 }, false],
  ['a tablet with the phone’s layout', 5, 2, { media: 'coarse', screenPx: 800 }, false],
  ['WeChat', 6, 2, { agent: 'MicroMessenger/8.0' }, false],
  ['the installed app', 7, 2, { media: 'standalone' }, false],
] as const)('sends the platform code of %s: %i', async (_, code, layout, facts, isNative) => {
  const platform = await startTestPlatform();
  platform.answer(gameList, { list: [] });
  const http = createHttp({ origin: platform.origin, fetch, window: pageWith(facts) }, undefined, isNative);
  const body = { site_id: 1, support_device: layout };
  await http({ call: gameList, body, headers: {}, signal: undefined });
  expect(platform.requests[0]?.body).toEqual({ site_id: 1, support_device: code });
  await platform.stop();
});
