import { startSite, type TestSite } from '../testing/gateway.ts';
import { PER_NETWORK } from './network-budget.ts';

let site: TestSite;
beforeAll(async () => {
  // Three requests a minute.
  site = await startSite({ rateLimitFactor: 3 / PER_NETWORK, trustProxy: 'loopback' });
});
afterAll(() => site.close());

const statuses = async (path: string, addresses: readonly string[]) => {
  const answers = [];
  for (const address of addresses) {
    const answer = await site.get(path, { 'x-forwarded-for': address });
    await answer.arrayBuffer();
    answers.push(answer.status);
  }
  return answers;
};

it('answers 429 once a network has used up its budget, and serves the others', async () => {
  const one = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'];
  expect(await statuses('/api/x', one)).toEqual([200, 200, 200, 429]);
  expect(await statuses('/', ['2001:db8::5', '203.0.113.7'])).toEqual([429, 200]);
  const refused = await site.get('/', { 'x-forwarded-for': '2001:db8::1' });
  expect(refused.headers.get('retry-after')).toBe('60');
});

it.each(
  ['/media/covers/1.svg', '/socket.io/', '/sandbox-pay/token', '/sandbox-id/auth', '/openapi.json'].map(
    (path, index) => [path, `203.0.113.${index + 100}`] as const,
  ),
)('counts %s, which the platform answers', async (path, address) => {
  const texts = [];
  for (let count = 0; count < 4; count += 1) {
    texts.push(await (await site.get(path, { 'x-forwarded-for': address })).text());
  }
  const refused = expect.stringContaining('too many requests from this network') as unknown;
  expect(texts).toEqual([...Array<unknown>(3).fill(expect.not.stringContaining('network')), refused]);
});

it('does not count files and health checks', async () => {
  const same = Array<string>(5).fill('198.51.100.1');
  expect(await statuses('/healthz', same)).not.toContain(429);
});
