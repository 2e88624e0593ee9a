import { lockTable } from '../testing/lock.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ metrics: true, queue: { length: 64, waitMs: 60_000 } });
});
afterAll(() => platform.close());

const siteDetail = () => platform.post('/api/arks/web/site/detail', {});

type Answer = Awaited<ReturnType<typeof siteDetail>>;

/** Resolves with the first answers of status 503 as soon as there are this many. */
function firstShed(crowd: readonly Promise<Answer>[], count: number): Promise<Answer[]> {
  const shed: Answer[] = [];
  return new Promise((resolve) => {
    for (const one of crowd) {
      void one.then((answer) => {
        if (answer.status === 503 && shed.push(answer) === count) resolve(shed);
      });
    }
  });
}

test('sheds reads above the limit with 503 and retry-after, and goes on when the load is over', async () => {
  const table = await lockTable(platform, 'sites');
  const crowd = Array.from({ length: 32 + 64 + 20 }, siteDetail);
  const [shed] = await firstShed(crowd, 20);
  expect(shed?.body.code).toBe('503');
  expect(shed?.headers.get('retry-after')).toBe('1');
  await table.release();
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(20);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(32);
  expect((await siteDetail()).status).toBe(200);
  const metrics = await (await fetch(`${platform.url}/metrics`)).text();
  expect(metrics).toMatch(/tessera_shed_requests_total\{lane="read",reason="full"\} [1-9]/);
});
