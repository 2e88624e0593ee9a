import { gameList } from '@tessera/wire';
import { startTestPlatform, type TestPlatform } from '../testing/platform.fixture.ts';
import { sendRequest } from './send-request.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.stop());

/** What a page knows of its device; fingers and installed apps are media. */
const pageOf = (userAgent: string, media: readonly string[], side: number) =>
  ({
    navigator: { userAgent },
    matchMedia: (query: string) => ({ matches: media.some((one) => query.includes(one)) }),
    screen: { width: side, height: side },
  }) as unknown as Window;

test.each([
  ['a desktop', pageOf('Chrome', [], 900), false, 1, 1],
  ['a phone', pageOf('Chrome', ['coarse'], 390), false, 2, 2],
  ['the site’s own app', pageOf('Chrome', ['coarse'], 390), true, 2, 3],
  ['a tablet with the desktop’s layout', pageOf('Chrome', ['coarse'], 820), false, 1, 4],
  ['a tablet with the phone’s layout', pageOf('Chrome', ['coarse'], 820), false, 2, 5],
  ['WeChat', pageOf('MicroMessenger', ['coarse'], 390), false, 2, 6],
  ['an installed page', pageOf('Chrome', ['coarse', 'standalone'], 390), false, 2, 7],
] as const)('sends the platform code of %s', async (_, window, isNative, layout, code) => {
  platform.answer(gameList, { list: [] });
  await sendRequest(
    { origin: platform.origin, fetch, window, timeoutMs: 30_000, isNative },
    {
      call: gameList,
      body: { site_id: 1, support_device: layout },
      headers: {},
      signal: new AbortController().signal,
    },
  );
  expect(platform.requests[0]?.body).toEqual({ site_id: 1, support_device: code });
});
