import { count, eq } from 'drizzle-orm';
import { downlines } from '../db/schema/agent.ts';
import { memberOf } from '../testing/agents.ts';
import { codeOf, formsOf, from } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  // All their captchas are asked for from one address.
  platform = await startTestPlatform({ rateLimitFactor: 100 });
});
afterAll(() => platform.close());

test('a crowd that comes by one agent at once comes in, and stands under the agent', async () => {
  const { register } = formsOf(platform);
  const { id } = await memberOf(platform.db, 'agent01');
  const under = async () => {
    const [row] = await platform.db
      .select({ n: count() })
      .from(downlines)
      .where(eq(downlines.ancestorId, id));
    return row?.n ?? 0;
  };
  const before = await under();
  const introducers = [String(id), 'MATCHDAY', String(id), 'AUTUMN26'];
  const codes = await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      codeOf(register({ introducer: introducers[n % introducers.length] }, from(`203.0.113.${n + 1}`))),
    ),
  );
  expect(new Set(codes)).toEqual(new Set(['accepted']));
  expect(await under()).toBe(before + 24);
});
