import { callUrl, checkIframe, CLIENT_REPORT_PATH, FIELD_REPORT_PATH } from '@tessera/wire';
import { REPORT_PATH } from '../security/csp.ts';
import { REGISTRY_PATH } from '../registry-api/registry-api.ts';
import { startSite, type TestSite } from '../testing/gateway.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ rateLimitFactor: 0.1, trustProxy: 'loopback', remotesPage: true });
});
afterAll(() => site.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const post = (path: string) => (address: string) => site.post(path, {}, from(address));
const get = (path: string) => (address: string) => site.get(path, from(address));

test.each([
  ['reports of blocked code', 60, post(REPORT_PATH)],
  ['reports of errors', 3, post(CLIENT_REPORT_PATH)],
  ['field reports', 30, post(FIELD_REPORT_PATH)],
  ['checks of frames', 30, post(callUrl(checkIframe))],
  ['checks of releases', 6, post(`${REGISTRY_PATH}/check`)],
  ['the overview of releases', 12, get(REGISTRY_PATH)],
  ['the page of remotes', 12, get('/__remotes')],
])('counts %s by the whole IPv6 network', async (_, most, send) => {
  const statuses: number[] = [];
  for (let host = 1; host <= most + 1; host += 1) {
    const answer = await send(`2001:db8::${host.toString(16)}`);
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  expect(statuses.indexOf(429)).toBe(most);
  expect((await send('2001:db8:0:1::1')).status).not.toBe(429);
});
