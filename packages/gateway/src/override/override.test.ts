import { REGISTRY_ID, INITIAL_DATA_ID } from '@tessera/wire';
import { startSite, type TestSite } from '../testing/gateway.ts';

const LOCAL = 'http://localhost:4302';
const SPECIFIC = `mf-lobby@${LOCAL}`;
let site: TestSite;
beforeAll(async () => {
  site = await startSite({ remoteOverrides: { origins: 'loopback', guestsOnly: true } });
});
afterAll(() => site.close());

async function open(path: string, cookie = '') {
  const response = await site.get(path, { cookie, 'accept-encoding': 'identity' });
  const html = await response.text();
  const block = (id: string) =>
    JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? '') as Record<string, unknown>;
  return {
    html,
    initial: block(INITIAL_DATA_ID),
    registry: block(REGISTRY_ID),
    policy: response.headers.get('content-security-policy') ?? '',
    cookie: response.headers.getSetCookie().find((one) => one.startsWith('tessera_override=')),
    response,
  };
}

test('the page says where its remote comes from, allows that origin, and loads nothing of the site’s own ahead', async () => {
  const { html, initial, registry, policy, cookie, response } = await open(`/?remote=${SPECIFIC}`);
  expect(initial['overrides']).toEqual([{ name: 'mf-lobby', origin: LOCAL, guestsOnly: true }]);
  // Behind the one from elsewhere stands the site's own.
  expect(registry).toMatchObject({ remotes: [{ name: 'mf-lobby' }] });
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1`);
  expect(policy).toContain(`${LOCAL} ws://localhost:4302`);
  expect(response.headers.has('integrity-policy')).toBe(false);
  expect(html).not.toMatch(/rel="preload"[^>]+\/remotes\/mf-lobby\//);
  expect(cookie).toBe(`tessera_override=${encodeURIComponent(SPECIFIC)}; Path=/; SameSite=Lax; HttpOnly`);
});

test('the pages that follow keep it by the cookie alone, and nobody else gets any of it', async () => {
  const kept = await open('/', `tessera_override=${encodeURIComponent(SPECIFIC)}`);
  expect(kept.initial['overrides']).toHaveLength(1);
  expect(kept.cookie).toBeUndefined();
  const other = await open('/');
  expect(other.initial).not.toHaveProperty('overrides');
  expect(other.policy).not.toContain(LOCAL);
  expect(other.response.headers.has('integrity-policy')).toBe(true);
  expect(other.html).toMatch(/rel="preload"[^>]+\/remotes\/mf-lobby\//);
});

test('an empty one ends it', async () => {
  const { initial, cookie } = await open('/?remote=', `tessera_override=${encodeURIComponent(SPECIFIC)}`);
  expect(initial).not.toHaveProperty('overrides');
  expect(cookie).toBe('tessera_override=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly');
});

test('what is not allowed is told to the page, which goes on without it', async () => {
  const { initial, policy, response } = await open('/?remote=mf-lobby@https://evil.example');
  expect(response.status).toBe(200);
  expect(initial['refusedOverrides']).toMatchObject([
    { wanted: 'mf-lobby@https://evil.example', because: 'origin' },
  ]);
  expect(policy).not.toContain('evil.example');
});

test('a member of a production site loses it, and is told', async () => {
  const cookies = `tessera_session=1; tessera_override=${encodeURIComponent(SPECIFIC)}`;
  const { initial, cookie, policy } = await open('/', cookies);
  expect(initial).not.toHaveProperty('overrides');
  expect(initial['refusedOverrides']).toMatchObject([{ wanted: SPECIFIC, because: 'member' }]);
  expect(cookie).toContain('Max-Age=0');
  expect(policy).not.toContain(LOCAL);
});
