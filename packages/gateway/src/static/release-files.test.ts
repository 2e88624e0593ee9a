import { request } from 'node:http';
import { startSite, type TestSite } from '../testing/gateway.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const ENTRY = '/remotes/mf-lobby/0.1.0-bbbb2222/entry.js';

describe('a file of a release', () => {
  it('is kept for a year, from anywhere, packed for who accepts it', async () => {
    const response = await site.get(ENTRY, { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toContain('// mf-lobby');
  });

  it('is given as it is to who cannot unpack it', async () => {
    const response = await site.get(ENTRY, { 'accept-encoding': 'identity' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toContain('// mf-lobby');
  });

  it('is not sent again to who has it', async () => {
    const first = await site.get(ENTRY);
    await first.text();
    const again = await site.get(ENTRY, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    '/shell/0.1.0-aaaa1111/gone.js',
    '/shell/0.1.0-aaaa1111/main.js.br',
    '/shell/9.9.9/main.js',
    '/shell/0.1.0-aaaa1111/',
    '/shell/0.1.0-aaaa1111',
    '/shell/',
    '/remotes/live.json',
    '/remotes/shell/0.1.0-aaaa1111/main.js',
    '/remotes/mf-lobby/0.1.0-bbbb2222/chunks',
    '/remotes/mf-lobby/../live.json',
    '/remotes/mf-lobby/0.1.0-bbbb2222/../../live.json',
    '/remotes/mf-lobby/0.1.0-bbbb2222/..%2f..%2flive.json',
    '/remotes/mf-lobby/..%2f../live.json',
    '/shell/..%2f/live.json',
    '/shell/..%5c..%5ckeys/release.key',
    '/shell/%2e%2e/%2e%2e/keys/release.key',
    '/shell/../../keys/release.key',
    '/shell/0.1.0-aaaa1111/main.js%00.txt',
    '/remotes/.staging-x/release.json',
  ])('%s is a plain 404', async (path) => {
    const { status, type, body } = await rawGet(path);
    expect([status, type, body]).toEqual([404, 'text/plain; charset=utf-8', 'not found']);
  });
});

/** `fetch` would tidy the path up before it sends it. */
function rawGet(path: string) {
  const { hostname, port } = new URL(site.url);
  return new Promise<{ status: number | undefined; type: string | undefined; body: string }>((done, fail) => {
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        done({ status: response.statusCode, type: response.headers['content-type'], body }),
      );
    })
      .on('error', fail)
      .end();
  });
}
