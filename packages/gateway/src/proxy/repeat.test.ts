import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { startPlatform, type TestPlatform } from '../testing/platform.ts';

const READ = '/api/v3/game_list';
const WITHDRAWAL = '/api/x/withdrawal/create';
const TRANSFER = '/api/x/agent/transfer';

let platforms: [TestPlatform, TestPlatform];
let site: TestSite;
beforeEach(async () => {
  platforms = [await startPlatform(), await startPlatform()];
  site = await startSite({ platformUrls: platforms.map(({ url }) => url) });
});
afterEach(async () => {
  await site.close();
  await Promise.all(platforms.map((one) => one.close()));
});

const seen = (path: string) =>
  platforms.flatMap(({ requests }) => requests.filter(({ url }) => url.startsWith(path)));
/** Enough that each platform gets its turn. */
const inTurn = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, send));

test.each(['refuses', 'drops'] as const)(
  'repeats every read on the other platform while one %s connections',
  async (how) => {
    const [, killed] = platforms;
    if (how === 'refuses') await killed.close();
    else killed.mood = 'dropping';
    const answers = await inTurn(() => site.post(READ, { gt_id: 2 }, { language: 'hi_IN' }));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const images = await inTurn(() => site.get('/media/covers/1.svg'));
    expect(images.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const answered = platforms[0].requests.filter(({ url }) => url === READ);
    expect(answered).toHaveLength(8);
    for (const { body, headers } of answered) {
      expect([body, headers.language]).toEqual(['{"gt_id":2}', 'hi_IN']);
    }
  },
);

test('repeats a read on the other platform when one closes', async () => {
  const closing = createServer((request, response) => {
    request.resume();
    const status = request.url === READ ? 503 : 200;
    response.writeHead(status, { connection: 'close' }).end('Service Unavailable');
  });
  const urls = [platforms[0].url, await listen(closing)];
  const behind = await startSite({ platformUrls: urls });
  const answers = await inTurn(() => behind.post(READ, {}));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await behind.close();
  closing.close();
});

test('passes on a 503 of a platform that is busy', async () => {
  const busy = createServer((request, response) => {
    request.resume();
    response.writeHead(request.url === READ ? 503 : 200, { 'retry-after': '1' }).end();
  });
  const behind = await startSite({ platformUrls: [platforms[0].url, await listen(busy)] });
  const statuses = (await inTurn(() => behind.post(READ, {}))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  await behind.close();
  busy.closeAllConnections();
  busy.close();
});

test.each([WITHDRAWAL, TRANSFER, '/api/unknown'])('sends %s once only', async (path) => {
  for (const one of platforms) one.mood = 'dropping';
  expect((await site.post(path, { amount: '5' })).status).toBe(502);
  expect(seen(path)).toHaveLength(1);
});

test('answers 502 after each platform failed once', async () => {
  for (const one of platforms) one.mood = 'dropping';
  expect((await site.post(READ, {})).status).toBe(502);
  expect(seen(READ)).toHaveLength(2);
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
