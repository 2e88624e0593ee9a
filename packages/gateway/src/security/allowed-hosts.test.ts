import { request } from 'node:http';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { hostRule } from './allowed-hosts.ts';

const RULE = { host: 'localhost', publicUrl: undefined, allowedHosts: [], isProduction: false };

test.each([
  ['localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['mf.localhost', true],
  ['192.168.1.7:3000', false],
  ['evil.example', false],
  ['localhost.evil.example', false],
])('in development, serves %s: %s', (host, isServed) => {
  expect(hostRule(RULE)(host)).toBe(isServed);
});

test.each([
  ['192.168.1.7:3000', true],
  ['[fd00::7]:3000', true],
  ['evil.example', false],
])('in development with an open HOST, serves %s: %s', (host, isServed) => {
  expect(hostRule({ ...RULE, host: '0.0.0.0' })(host)).toBe(isServed);
});

test.each([
  ['play.example.com', true],
  ['PLAY.example.com:443', true],
  ['gateway.internal:8080', true],
  ['gateway.internal:8081', false],
  ['localhost:3000', false],
  ['10.0.0.7', false],
])('in production, serves %s: %s', (host, isServed) => {
  const settings = {
    ...{ host: '0.0.0.0', publicUrl: 'https://play.example.com', isProduction: true },
    allowedHosts: ['gateway.internal:8080'],
  };
  expect(hostRule(settings)(host)).toBe(isServed);
});

describe('a running gateway', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({
      ...{ isProduction: true, publicUrl: 'https://play.example.com', trustProxy: 'loopback' },
    });
  });
  afterAll(() => site.close());

  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(site.url + path, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject).end();
    });

  it.each(['/', '/sitemap.xml', '/robots.txt', '/api/v3/game_list', '/nowhere'])(
    'answers 421 to another host at %s',
    async (path) => {
      expect(await ask(path, { host: 'evil.example' })).toBe(421);
    },
  );

  it('answers its own host, and health checks by address', async () => {
    expect(await ask('/sitemap.xml', { host: 'play.example.com' })).toBe(200);
    expect(await ask('/healthz', { host: '10.0.0.7:3000' })).toBe(200);
    expect(await ask('/readyz', { host: '10.0.0.7:3000' })).toBe(200);
  });

  it('does not believe a forwarded host that is not listed', async () => {
    const headers = { host: 'play.example.com', 'x-forwarded-host': 'evil.example' };
    expect(await ask('/sitemap.xml', headers)).toBe(421);
  });
});
