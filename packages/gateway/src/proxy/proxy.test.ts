import { request } from 'node:http';
import { HEADERS } from '@tessera/wire';
import fastify from 'fastify';
import { createMetrics } from '../metrics.ts';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { startPlatform, type TestPlatform } from '../testing/platform.ts';
import { watchPlatforms } from './platforms.ts';
import { forwardToPlatform } from './proxy.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const lastSeen = () => site.platform.visits().at(-1);

describe('what is forwarded to the platform', () => {
  it('is a call with its body, query and headers', async () => {
    const answer = await site.post(
      '/api/v3/game_list?x=1',
      { gt_id: 2 },
      { language: 'hi_IN', authorization: 'Bearer t' },
    );
    expect(await answer.json()).toMatchObject({ code: '100', message: 'echo' });
    expect(lastSeen()).toMatchObject({
      method: 'POST',
      url: '/api/v3/game_list?x=1',
      body: '{"gt_id":2}',
      headers: { language: 'hi_IN', authorization: 'Bearer t' },
    });
  });

  it('carries the address that was seen, not the one that a browser claims, and no provider’s key', async () => {
    await site.post(
      '/api/x',
      {},
      { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', [HEADERS.providerKey]: 'secret' },
    );
    const headers = lastSeen()?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(headers).not.toHaveProperty([HEADERS.providerKey]);
  });

  it('carries the chain of addresses where a trusted proxy stands in front', async () => {
    const behind = await startSite({ trustProxy: 'loopback' });
    await behind.post(
      '/api/x',
      {},
      { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https' },
    );
    const headers = behind.platform.visits().at(-1)?.headers;
    await behind.close();
    expect(headers?.['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
    expect(headers?.['x-forwarded-proto']).toBe('https');
  });

  it('is an image, which is never run as a page', async () => {
    const answer = await site.get('/media/covers/1.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await site.post('/media/covers/1.svg', {})).status).toBe(404);
  });

  it('is a page of the sandbox payment provider, and the form that it sends', async () => {
    await site.get('/sandbox-pay/token?language=hi_IN');
    expect(lastSeen()).toMatchObject({ method: 'GET', url: '/sandbox-pay/token?language=hi_IN' });
    const form = new URLSearchParams({ decision: 'pay' });
    await fetch(`${site.url}/sandbox-pay/token`, { method: 'POST', body: form });
    expect(lastSeen()).toMatchObject({ method: 'POST', url: '/sandbox-pay/token', body: 'decision=pay' });
  });

  it('is a page of the sandbox identity provider, with its cookies and redirections', async () => {
    const cookie = 'sandbox_id=one';
    await site.get('/sandbox-id/auth?state=abc', { cookie });
    expect(lastSeen()).toMatchObject({ url: '/sandbox-id/auth?state=abc', headers: { cookie } });
    const form = new URLSearchParams({ choice: 'refuse' });
    await fetch(`${site.url}/sandbox-id/choose/visit`, { method: 'POST', body: form });
    expect(lastSeen()).toMatchObject({ method: 'POST', body: 'choice=refuse' });
  });

  it('is no notice of a payment: those come from the provider, not from a browser', async () => {
    const before = site.platform.visits().length;
    expect((await site.post('/payments/notice', {})).status).toBe(404);
    expect(site.platform.visits().length).toBe(before);
  });

  it('is what describes the wire, to be read only', async () => {
    await site.get('/openapi.json', { 'if-none-match': '"one"' });
    expect(lastSeen()).toMatchObject({
      method: 'GET',
      url: '/openapi.json',
      headers: { 'if-none-match': '"one"' },
    });
    expect((await site.post('/openapi.json', {})).status).toBe(404);
  });

  it('is the socket, both its polling and its upgrade', async () => {
    await (await site.get('/socket.io/?EIO=4&transport=polling')).text();
    expect(lastSeen()?.url).toBe('/socket.io/?EIO=4&transport=polling');

    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const message = await new Promise((done) => {
      socket.addEventListener('message', ({ data }) => done(data));
    });
    expect(message).toBe('hello');
    expect(lastSeen()).toMatchObject({
      method: 'UPGRADE',
      url: '/socket.io/?EIO=4&transport=websocket',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
  });

  it('is never the providers’ protocol, however the path is written', async () => {
    const before = site.platform.visits().length;
    for (const path of [
      '/provider/wager',
      '/api/../provider/wager',
      '/api/%2e%2e/provider/wager',
      '/api/..%2fprovider/wager',
      '/media/..\\provider',
      '/api//../../provider',
    ]) {
      expect(await rawStatus(path)).toBeGreaterThanOrEqual(400);
    }
    expect(site.platform.visits().slice(before)).toEqual([]);
  });
});

describe('when the platform does not answer', () => {
  it('the caller gets an envelope with 502', async () => {
    site.platform.mood = 'dropping';
    const answer = await site.post('/api/login', {});
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { code: '502', message: 'the platform cannot be reached', data: null },
    ]);
    expect(await site.metrics()).toContain('gateway_upstream_errors_total{status="502"} 1');
  });

  it('the caller gets an envelope with 504 once it took too long', async () => {
    site.platform.mood = 'silent';
    const app = fastify();
    const metrics = createMetrics({ processMetrics: false });
    const platforms = watchPlatforms({ urls: [site.platform.url], log: app.log });
    await forwardToPlatform(app, { platforms, metrics, timeoutMs: 50 });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/api/login`, { method: 'POST' });
    const body: unknown = await answer.json();
    await app.close();
    expect([answer.status, body]).toEqual([
      504,
      { code: '504', message: 'the platform took too long to answer', data: null },
    ]);
  });

  it('its own errors are passed on as they are', async () => {
    site.platform.mood = 'broken';
    const answer = await site.post('/api/login', {});
    expect([answer.status, await answer.text()]).toEqual([500, 'no envelope']);
  });
});

describe('with several platforms', () => {
  let other: TestPlatform;
  let both: TestSite;
  beforeEach(async () => {
    other = await startPlatform();
    both = await startSite({ platformUrls: [site.platform.url, other.url] });
  });
  afterEach(async () => {
    await both.close();
    await other.close();
  });
  const calls = ({ requests }: TestPlatform) => requests.filter(({ url }) => url === '/api/x');

  it('each gets its share of the calls, and a polled socket stays with one', async () => {
    for (let i = 0; i < 20; i += 1) await both.post('/api/x', {});
    const shares = [calls(site.platform), calls(other)].map(({ length }) => length);
    // The gateway's own questions take their turns as well.
    expect(Math.min(...shares)).toBeGreaterThan(5);
    expect(shares[0]! + shares[1]!).toBe(20);

    const poll = '/socket.io/?EIO=4&transport=polling&sid=abc';
    for (let i = 0; i < 4; i += 1) await both.get(poll);
    const polls = [site.platform, other].map(
      ({ requests }) => requests.filter(({ url }) => url === poll).length,
    );
    expect(polls.sort()).toEqual([0, 4]);
  });

  it('one that refuses the connection costs one call, and gets no more', async () => {
    await other.close();
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await both.post('/api/x', {})).status);
    expect(statuses.filter((status) => status === 502).length).toBeLessThanOrEqual(1);
    expect(statuses.slice(2)).toEqual([200, 200, 200, 200]);
  });
});

/** `fetch` would tidy the path up before it sends it. */
function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(site.url);
  return new Promise((done, fail) => {
    request({ hostname, port, path, method: 'POST' }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    })
      .on('error', fail)
      .end();
  });
}
