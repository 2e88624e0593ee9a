import { CALLS, callUrl, GATEWAY_CALLS } from '@tessera/wire';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const get = (headers: Record<string, string> = {}) => fetch(`${platform.url}/openapi.json`, { headers });

test('the document lists every call of the site, those of the server in front of it too', async () => {
  const answer = await get();
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const document = (await answer.json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual(
    [...Object.values(CALLS), ...Object.values(GATEWAY_CALLS)].map(callUrl).sort(),
  );
});

test('who has it is told so, and gets it once only', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  const again = await get({ 'if-none-match': `"other", ${etag}` });
  expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' });
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('it travels packed where it may, and is the same', async () => {
  const packed = await get({ 'accept-encoding': 'br, gzip' });
  const plain = await get({ 'accept-encoding': 'gzip;q=0, identity' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(
    Number(plain.headers.get('content-length')) / 5,
  );
  expect(await packed.json()).toEqual(await plain.json());
});
