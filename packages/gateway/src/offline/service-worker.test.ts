import { startSite, type TestSite } from '../testing/gateway.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test('the service worker is asked for anew, may fetch from its own site, and loads no code', async () => {
  const response = await site.get('/sw.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; connect-src 'self'; img-src 'self'`,
  );
});
