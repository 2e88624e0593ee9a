import { sql } from 'drizzle-orm';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { done } = operatorOf(() => platform);

// What refuses such queries in all tests of the platform (`testing/parallel-queries.ts`).
test('two queries at once in one transaction fail', async () => {
  const both = platform.db.transaction((tx) =>
    Promise.all([tx.execute(sql`SELECT 1`), tx.execute(sql`SELECT 2`)]),
  );
  await expect(both).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/already runs a query/) },
  });
});

test('lists the wheels with one query at a time', async () => {
  expect((await done('roulette', 'list')).split('\n').length).toBeGreaterThan(1);
});

test('finds the members who get a letter with one query at a time', async () => {
  const to = ['player01', 'player02', 'player03'].flatMap((account) => ['--to', account]);
  expect(await done('letters', 'send', ...to, '--title', 'All', '--content', 'All')).toBe(
    'Sent to 3 members.',
  );
});
