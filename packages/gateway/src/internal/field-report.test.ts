import type { FieldReport } from '@tessera/wire';
import { publish } from '../releases/publish.ts';
import { writeRemote } from '../testing/builds.ts';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { until } from '../testing/until.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const lobby = { remote: 'mf-lobby', release: '0.1.0-bbbb2222' };
const shell = { remote: 'shell', release: '0.1.0-aaaa1111' };
const lcp = (part: object, route: string, value = 1_200) => ({ ...part, route, name: 'LCP', value });

const tell = (report: Partial<Record<keyof FieldReport, unknown>>) =>
  site.post('/internal/vitals', { device: 'desktop', vitals: [], loads: [], failures: [], ...report });
const lines = async (name: string) =>
  (await site.metrics()).split('\n').filter((line) => line.startsWith(`${name}{`));

test('what a visit measured is counted by the route’s remote and its release, in seconds', async () => {
  const answer = await tell({
    device: 'mobile',
    vitals: [lcp(lobby, '/'), { ...lobby, route: '/lobby-page', name: 'CLS', value: 0.07 }],
    loads: [{ ...lobby, ms: 350 }],
    failures: [{ ...lobby, cause: 'timeout' }],
  });
  expect(answer.status).toBe(204);
  const metrics = await site.metrics();
  const labels = 'remote="mf-lobby",release="0.1.0-bbbb2222"';
  expect(metrics).toContain(`gateway_web_vitals_lcp_seconds_sum{${labels},route="/",device="mobile"} 1.2`);
  expect(metrics).toContain(
    `gateway_web_vitals_cls_bucket{le="0.1",${labels},route="/lobby-page",device="mobile"} 1`,
  );
  expect(metrics).toContain(`gateway_remote_load_seconds_sum{${labels},device="mobile"} 0.35`);
  expect(metrics).toContain(`gateway_remote_load_failures_total{${labels},cause="timeout"} 1`);
});

test('a beacon may come as text', async () => {
  const body = { device: 'desktop', vitals: [lcp(shell, '/faq/:id?')], loads: [], failures: [] };
  const answer = await site.post('/internal/vitals', body, { 'content-type': 'text/plain;charset=UTF-8' });
  expect(answer.status).toBe(204);
  expect(await site.metrics()).toContain('route="/faq/:id?"');
});

test.each([
  ['no report', '"x"', 'device'],
  ['half a report', '{"device":"desktop"', 'body'],
  ['another device', { device: 'fridge' }, 'device'],
  ['a made-up measurement', { vitals: [{ ...lcp(lobby, '/'), name: 'XYZ' }] }, 'vitals.0.name'],
  ['a negative time', { vitals: [lcp(lobby, '/', -1)] }, 'vitals.0.value'],
  ['a time of a year', { loads: [{ ...lobby, ms: 3e10 }] }, 'loads.0.ms'],
  ['a made-up cause', { failures: [{ ...lobby, cause: 'gremlins' }] }, 'failures.0.cause'],
  ['more than a page has', { vitals: Array.from({ length: 11 }, () => lcp(lobby, '/')) }, 'vitals'],
])('%s is refused with the field that is wrong, and not counted', async (_, report, field) => {
  const answer = await (typeof report === 'string' ? site.post('/internal/vitals', report) : tell(report));
  expect(answer.status).toBe(400);
  if (typeof report !== 'string') expect(await answer.text()).toMatch(new RegExp(`^${field}: `));
  expect(await lines('gateway_web_vitals_lcp_seconds_count')).toEqual([]);
});

test('a report is not huge', async () => {
  expect((await tell({ padding: 'x'.repeat(9_000) } as object)).status).toBe(413);
});

test('an address that sends too many is not listened to', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < 301; index += 1) statuses.add((await tell({})).status);
  expect([...statuses]).toEqual([204, 429]);
});

test('labels take no values but those of the live releases, whatever is sent', async () => {
  for (let index = 0; index < 40; index += 1) {
    const made = `made-up-${index}`;
    await tell({
      vitals: [
        lcp({ remote: made, release: made }, made),
        lcp({ ...lobby, release: made }, '/'),
        lcp(lobby, `/lobby-page/${index}`),
        // A route is known together with whose it is.
        lcp(shell, '/lobby-page'),
      ],
    });
  }
  const counted = await lines('gateway_web_vitals_lcp_seconds_count');
  const labels = counted.map((line) =>
    [...line.matchAll(/(?:remote|release|route)="([^"]*)"/g)].map((one) => one[1]),
  );
  expect(labels.sort()).toEqual([
    ['mf-lobby', '0.1.0-bbbb2222', 'other'],
    ['mf-lobby', 'other', '/'],
    ['other', 'other', 'other'],
    ['shell', '0.1.0-aaaa1111', 'other'],
  ]);
});

test('the release before the live one is known, and the one before that is forgotten', async () => {
  await tell({ vitals: [lcp(lobby, '/lobby-page')], loads: [{ ...lobby, ms: 100 }] });
  const releases = async () =>
    (await lines('gateway_web_vitals_lcp_seconds_count')).map((line) => /release="([^"]*)"/.exec(line)?.[1]);

  await release('0.2.0-cccc3333');
  await tell({ vitals: [lcp({ ...lobby, release: '0.2.0-cccc3333' }, '/lobby-page')] });
  expect(await releases()).toEqual(['0.1.0-bbbb2222', '0.2.0-cccc3333']);

  await release('0.3.0-dddd4444');
  await tell({});
  expect(await releases()).toEqual(['0.2.0-cccc3333']);
  expect(await lines('gateway_remote_load_seconds_count')).toEqual([]);
});

/** Publishes another lobby, and waits until the gateway serves it. */
async function release(name: string): Promise<void> {
  const dist = await writeRemote(await site.folder(name), 'mf-lobby', { release: name });
  await publish({ dataDir: site.dataDir, dists: [dist] });
  await until(async () => (await (await site.get('/remotes.json')).text()).includes(`"release":"${name}"`));
}
