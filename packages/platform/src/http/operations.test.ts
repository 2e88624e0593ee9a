import { Server } from 'node:http';
import { bearer, callUrl, CALLS, HEADERS } from '@tessera/wire';
import type { PlatformOptions } from '../platform.ts';
import { expectWithin } from '../proofs/size.ts';
import { lockTable } from '../testing/lock.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { startStopwatch } from '../testing/stopwatch.ts';
import { until } from '../testing/until.ts';

const running: TestPlatform[] = [];
afterEach(async () => {
  for (const platform of running.splice(0)) await platform.close();
});

async function start(options?: PlatformOptions): Promise<TestPlatform> {
  const platform = await startTestPlatform(options);
  running.push(platform);
  return platform;
}

test('health, readiness and, where it is switched on, metrics are told', async () => {
  const platform = await start({ metrics: true });
  await platform.send('jackpot', { currency: 'USD' });
  const text = async (path: string) => (await fetch(platform.url + path)).text();
  expect(await text('/healthz')).toBe('{"status":"ok"}');
  expect(await text('/readyz')).toBe('{"status":"ready"}');
  expect(await text('/metrics')).toContain('route="lobby.jackpot",status="200"');
});

test('a visitor’s whole IPv6 network is one address: the next of its numbers does not help', async () => {
  const platform = await start({ rateLimitFactor: 1 / 60 });
  const search = (forwardedFor: string) =>
    platform.post('/api/captcha', { type: 1, site_id: 1 }, { 'x-forwarded-for': forwardedFor });
  const statuses: number[] = [];
  for (let host = 1; host <= 12; host += 1) statuses.push((await search(`2001:db8:1:2::${host}`)).status);
  expect(statuses).toContain(429);
  expect((await search('2001:db8:1:3::1')).status).not.toBe(429);
});

test('closing finishes what is being answered, and does not wait for connections that are kept open', async () => {
  const platform = await start();
  await platform.send('jackpot', { currency: 'USD' });
  const table = await lockTable(platform, 'sites');
  const slow = platform.send('siteDetail', {});
  await table.awaited();
  const cutOff = jest.spyOn(Server.prototype, 'closeAllConnections');
  const stop = startStopwatch();
  const closed = running.pop()?.close();
  await until(() =>
    fetch(`${platform.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  await table.release();
  expect((await slow).detail.siteId).toBe(1);
  await closed;
  expectWithin(stop(), 4_000);
  expect(cutOff).not.toHaveBeenCalled();
  cutOff.mockRestore();
});

test('metrics are off by default', async () => {
  const platform = await start();
  expect((await fetch(`${platform.url}/metrics`)).status).toBe(404);
});

test('an address that sends too much must wait, and whoever it tries to log in is not held up', async () => {
  const platform = await start({ rateLimitFactor: 0.01 });
  const attempt = (account: string, forwardedFor: string) =>
    platform.post('/api/login', { account }, { 'x-forwarded-for': forwardedFor });
  for (let i = 0; i < 3; i += 1) expect((await attempt('player01', '198.51.100.1')).status).toBe(400);
  const limited = await attempt('player01', '198.51.100.1');
  expect(limited).toMatchObject({ status: 429, body: { code: '429' } });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await attempt('player01', '198.51.100.2')).status).toBe(400);
});

test('a member who moves money too often must wait, from whichever address', async () => {
  const platform = await start({ rateLimitFactor: 1 / 20 });
  const token = await platform.logIn();
  const move = (forwardedFor: string) =>
    platform.post(
      callUrl(CALLS.walletTransfer),
      { gp_id: 9_999, direction: 'in', amount: '1' },
      { [HEADERS.authorization]: bearer(token), 'x-forwarded-for': forwardedFor },
    );
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    expect(await move(address)).toMatchObject({ body: { code: '102' } });
  const limited = await move('198.51.100.4');
  expect(limited).toMatchObject({ status: 429, body: { code: '429' } });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('who is no trusted proxy cannot say whose address it is', async () => {
  const platform = await start({ rateLimitFactor: 0.01, trustProxy: '203.0.113.1' });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${i}` };
    statuses.push((await platform.post('/api/login', { account: 'player01' }, headers)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
});
