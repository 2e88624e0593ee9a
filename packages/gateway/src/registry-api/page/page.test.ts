import { createHash } from 'node:crypto';
import { RANGES, writeRemote } from '../../testing/builds.ts';
import { startSite, type TestSite } from '../../testing/gateway.ts';
import { addPublisher } from '../../testing/publisher.ts';

const NEXT = '0.2.0-cccc3333';
let site: TestSite;
beforeAll(async () => {
  site = await startSite({ rateLimitFactor: 10 });
  const team = await addPublisher(site, { id: 'team-lobby', parts: ['mf-lobby'] });
  const slots = [{ slot: 'home.main', order: 1 } as const];
  const made = {
    at: '2026-01-01T12:00:00.000Z',
    by: '<script>alert(1)</script>',
    commit: '9f2c1a7b',
    changes: 'Shelves & rows',
  };
  const shared = { ...RANGES, react: '^19.3.1' };
  const dist = await writeRemote(await site.folder(NEXT), 'mf-lobby', { release: NEXT, slots, shared });
  await team.upload(dist, { made });
  await team.move({ part: 'mf-lobby', what: 'canary', release: NEXT, share: 0.2, why: 'first try' });
  await site.post('/internal/report', {
    message: 'cannot read <b>',
    remote: 'mf-lobby',
    release: '0.1.0-bbbb2222',
    cause: 'TypeError',
    path: '/',
    context: {},
  });
});
afterAll(() => site.close());

const page = async (query = '') => site.get(`/__remotes${query}`);

test('shows roles, makers, contributions, failures and moves', async () => {
  const answer = await page();
  expect(answer.status).toBe(200);
  const html = await answer.text();
  for (const text of [
    '20 % of visitors try',
    NEXT,
    'Shelves &amp; rows',
    '9f2c1a7b',
    'home.main',
    '/lobby-page',
    'react ^19.3.0',
    'In the canary',
    'react ^19.3.1',
    'TypeError',
    'cannot read &lt;b&gt;',
    'first try',
    'team-lobby',
  ]) {
    expect(html).toContain(text);
  }
});

test('escapes texts of publishers and browsers, and allows no script', async () => {
  const answer = await page();
  const html = await answer.text();
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/i);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|script-src|\*/);
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

test('shows the state before and after a move', async () => {
  expect(await (await page()).text()).toMatch(
    new RegExp(`<small>canary <code>${NEXT}</code>, 20\u00a0%</small>`),
  );
});

test('reloads itself only with ?follow', async () => {
  expect(await (await page()).text()).not.toContain('http-equiv');
  expect(await (await page('?follow')).text()).toContain('<meta http-equiv="refresh" content="10">');
});

test('gives each table a name and keyboard focus, and each cell a header', async () => {
  const html = await (await page()).text();
  const tables = html.match(/<table>/g)?.length;
  expect(tables).toBeGreaterThan(3);
  expect(html.match(/<div class="table" role="region" aria-label="[^"]+" tabindex="0">/g)).toHaveLength(
    tables!,
  );
  expect(html.match(/<caption>[^<]+<\/caption>/g)).toHaveLength(tables!);
  expect(html).not.toMatch(/<th>|<td>/);
});
