import { HEADERS, bearer } from '@tessera/wire';
import { PROVIDER_KEY, startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let headers: Record<string, string>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  headers = {
    [HEADERS.authorization]: bearer(await platform.logIn('agent01')),
    [HEADERS.providerKey]: PROVIDER_KEY,
  };
});
afterAll(() => platform.close());

const SCOPE = { site_id: 1, currency: 'USD', support_device: 1 };

test('a malformed payload names the first wrong field as it stands on the wire', async () => {
  const { status, body } = await platform.post('/api/v2/get_tag_game_list', {
    site_id: 1,
    currency: 'USD',
    support_device: 'desktop',
    tag: 'hot',
  });
  expect({ status, code: body.code }).toEqual({ status: 400, code: '400' });
  expect(body.message).toMatch(/^support_device: /);
});

test('an unknown path, a body that is no JSON, or a body that is too big gets an envelope', async () => {
  expect(await platform.post('/api/nothing/here', {})).toMatchObject({ status: 404, body: { code: '404' } });
  expect(await platform.post('/api/captcha', '{')).toMatchObject({ status: 400, body: { code: '400' } });
  const big = { type: 1, site_id: 1, filler: 'x'.repeat(100_000) };
  expect(await platform.post('/api/captcha', big)).toMatchObject({ status: 413, body: { code: '413' } });
  expect(await platform.post('/api/captcha', 'type=1', { 'content-type': 'text/plain' })).toMatchObject({
    status: 415,
    body: { code: '415' },
  });
});

test('a text that the database cannot hold is the sender’s mistake', async () => {
  const payload = { site_id: 1, currency: 'USD', support_device: 1, query: 'a\u0000b' };
  const { status } = await platform.post('/api/x/games/search', payload);
  expect(status).toBeLessThan(500);
});

test.each([
  ['/api/arks/web/site/detail', { site_id: 40_000 }],
  ['/api/arks/web/site/detail', { site_id: 2 ** 31 }],
  ['/api/x/games/search', { ...SCOPE, page: Number.MAX_SAFE_INTEGER }],
  ['/api/x/games/search', { ...SCOPE, gt_id: 2 ** 40 }],
  ['/api/arks/web/member-games/favorite/store', { data: [{ game_id: 2 ** 31, status: 1 }] }],
])('a number that is too large for %s is refused by its field', async (path, payload) => {
  const { status, body } = await platform.post(path, payload, headers);
  expect(status).toBe(400);
  expect(body.message).toMatch(/^(site_id|page|gt_id|data\.0\.game_id): /);
});

test('a hall or provider that does not exist has no games, whatever its number', async () => {
  const payload = { ...SCOPE, gt_id: 40_000, gp_id: 2 ** 31 - 1 };
  const { status, body } = await platform.post('/api/x/games/search', payload);
  expect({ status, data: body.data }).toEqual({ status: 200, data: { list: [], total_count: 0 } });
});

test('a body without end is refused, wherever it would have gone', async () => {
  const depth = 30_000;
  const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`.slice(0, 60_000);
  for (const text of ['['.repeat(60_000), nested, `{"outcome":${'['.repeat(20_000)}${']'.repeat(20_000)}}`]) {
    const { status, body } = await platform.post('/provider/wager', text, headers);
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'body: is nested deeper than 32',
    });
  }
});

test('an address that cannot be read gets an envelope too', async () => {
  expect(await platform.post('/api/%zz', {})).toMatchObject({ status: 400, body: { code: '400' } });
  expect(await platform.post(`/media/${'x'.repeat(300)}`, {})).toMatchObject({ status: 404 });
});
