import { createServer, type Server } from 'node:net';
import { PrivateAddress } from '@tessera/server/public-address';
import { askOverHttps, type Ask } from './ask.ts';
import { checkFrame } from './frame-check.ts';

const SPORTS = 'https://sports.example';
const LIVE = 'https://live.example:8443';

/** Pages by their address: status and headers. Whatever else is asked for fails the test. */
function pages(answers: Record<string, readonly [number, Record<string, string>?]>): Ask {
  return async ({ href }) => {
    const [status, headers = {}] = answers[href] ?? [];
    if (status === undefined) throw new TypeError(`nobody should have asked for ${href}`);
    return { status, headers };
  };
}
const check = (address: string, ask: Ask = pages({})) =>
  checkFrame(address, { site: 'https://www.tessera.example', origins: [SPORTS, LIVE], ask });

test('a provider’s page that lets itself be framed is allowed', async () => {
  expect(await check(`${SPORTS}/today?x=1`, pages({ [`${SPORTS}/today?x=1`]: [200] }))).toBe('allowed');
  const headers = { 'content-security-policy': 'frame-ancestors https://*.tessera.example' };
  expect(await check(`${LIVE}/`, pages({ [`${LIVE}/`]: [200, headers] }))).toBe('allowed');
});

test('one that does not is refused', async () => {
  const ask = pages({ [`${SPORTS}/`]: [200, { 'x-frame-options': 'DENY' }] });
  expect(await check(SPORTS, ask)).toBe('refused');
});

test.each([
  'no address',
  'http://sports.example/',
  'https://sports.example.evil.example/',
  'https://sports.example:8443/',
  'https://live.example/',
  'https://me:pw@sports.example/',
  'https://127.0.0.1/',
  'javascript:alert(1)',
])('%s is asked nothing', async (address) => {
  const ask = jest.fn<ReturnType<Ask>, Parameters<Ask>>();
  expect(await check(address, ask)).toBe('notListed');
  expect(ask).not.toHaveBeenCalled();
});

test('a redirect is followed among the providers only, and not for ever', async () => {
  const within = pages({ [`${SPORTS}/`]: [302, { location: '/en' }], [`${SPORTS}/en`]: [200] });
  expect(await check(SPORTS, within)).toBe('allowed');
  const away = pages({ [`${SPORTS}/`]: [307, { location: 'https://169.254.169.254/latest' }] });
  expect(await check(SPORTS, away)).toBe('notListed');
  const plain = pages({ [`${SPORTS}/`]: [301, { location: 'http://sports.example/' }] });
  expect(await check(SPORTS, plain)).toBe('notListed');
  const round = jest.fn(pages({ [`${SPORTS}/`]: [302, { location: '/' }] }));
  expect(await check(SPORTS, round)).toBe('unreachable');
  expect(round).toHaveBeenCalledTimes(4);
});

test.each([404, 500, 304])('a page that answers %d cannot be shown', async (status) => {
  expect(await check(SPORTS, pages({ [`${SPORTS}/`]: [status] }))).toBe('unreachable');
});

describe('asking', () => {
  let server: Server;
  let connections = 0;
  beforeEach(async () => {
    connections = 0;
    server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => new Promise((done) => server.close(done)));

  it.each(['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '2130706433'])(
    'connects to no private address, also by the name %s',
    async (host) => {
      const { port } = server.address() as { port: number };
      const url = new URL(`https://${host}:${port}/`);
      await expect(askOverHttps(url, AbortSignal.timeout(2_000))).rejects.toThrow(PrivateAddress);
      const verdict = checkFrame(url.href, { site: 'https://a.example', origins: [url.origin] });
      expect(await verdict).toBe('private');
      expect(connections).toBe(0);
    },
  );
});
