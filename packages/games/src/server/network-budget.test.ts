import { startRig, type GamesRig } from '../testing/games-rig.ts';
import { CALLS_PER_NETWORK, SESSIONS_PER_NETWORK } from './network-budget.ts';

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

async function send(method: string, path: string, address: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const body = method === 'POST' ? JSON.stringify({ launch: 'a token of no launch' }) : undefined;
  const answer = await fetch(rig.games.url + path, { method, headers, body });
  await answer.clone().arrayBuffer();
  return answer;
}
const statuses = async (method: string, path: string, addresses: readonly string[]) => {
  const found = [];
  for (const address of addresses) found.push((await send(method, path, address)).status);
  return found;
};

const HOUSEHOLD = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'];
const OTHER = '203.0.113.7';

test('refuses to open games once a network has used up its budget, and serves the others', async () => {
  await rig.restart({ trustProxy: 'loopback', rateLimitFactor: 3 / SESSIONS_PER_NETWORK });
  expect(await statuses('POST', '/session', [...HOUSEHOLD, OTHER])).toEqual([401, 401, 401, 429, 401]);
  const refused = await send('POST', '/session', HOUSEHOLD[0]!);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({ code: '429', data: null });
});

test('refuses every other call once a network has used up its budget, but no file or health check', async () => {
  await rig.restart({ trustProxy: 'loopback', rateLimitFactor: 3 / CALLS_PER_NETWORK });
  expect(await statuses('GET', '/history', HOUSEHOLD)).toEqual([401, 401, 401, 429]);
  for (const path of ['/session', '/table', '/readyz', '/fair', '/no-such-page']) {
    expect(await statuses('GET', path, [HOUSEHOLD[0]!])).toEqual([429]);
  }
  expect(await statuses('GET', '/healthz', HOUSEHOLD)).toEqual([200, 200, 200, 200]);
  expect(await statuses('GET', '/assets/none.js', HOUSEHOLD)).toEqual([404, 404, 404, 404]);
  expect(await statuses('GET', '/history', [OTHER])).toEqual([401]);
});

test('believes no forwarded address unless a proxy is trusted', async () => {
  await rig.restart({ rateLimitFactor: 3 / CALLS_PER_NETWORK });
  expect(await statuses('GET', '/history', ['198.51.100.1', '198.51.100.2', '198.51.100.3', OTHER])).toEqual([
    401, 401, 401, 429,
  ]);
});
