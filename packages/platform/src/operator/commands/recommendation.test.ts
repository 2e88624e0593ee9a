import { auditEntries } from '../../db/schema/content.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { audienceOf } from '../testing/audience.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const { lastAudit } = audienceOf(() => platform);

test('the recommendation programme is set by currency, and its text for all', async () => {
  const token = await platform.logIn('player01');
  const project = () => platform.send('recommendProject', { siteId: 1, language: 'hi_IN' }, { token });
  const said = await done(
    ...['recommendation', 'set', '--currency', 'USD', '--first-deposit', '50', '--turnover', 'none'],
    ...['--level', '1:2.50', '--level', '10:4'],
  );
  expect(said).toBe('USD  first deposit 50.00, turnover none, levels 1:2.50 10:4.00');
  expect(await project()).toMatchObject({
    firstDeposit: '50.00',
    turnover: null,
    levels: [
      { level: 1, membersFrom: 1, reward: '2.50' },
      { level: 2, membersFrom: 10, reward: '4.00' },
    ],
  });
  expect(await lastAudit()).toMatchObject({
    subject: 'recommendation USD',
    before: { firstDeposit: '20.00', turnover: '100.00' },
    after: { firstDeposit: '50.00', turnover: null, levels: ['1:2.50', '10:4.00'] },
  });
  await done('recommendation', 'text', '--title', 'Friends', '--title', 'hi_IN=दोस्त');
  expect((await project()).title).toBe('दोस्त');
  expect(await done('recommendation', 'show', '--currency', 'INR')).toMatch(/^INR {2}first deposit 1680\.00/);
});

test.each([
  [['recommendation', 'set', '--currency', 'USD', '--level', '2:5'], /the first begins with the first/],
  [
    ['recommendation', 'set', '--currency', 'USD', '--level', '1:5', '--level', '1:6'],
    /two begin with the same/,
  ],
  [['recommendation', 'set', '--currency', 'JPY', '--turnover', '1.5'], /must be an amount of JPY/],
  [
    ['recommendation', 'set', '--currency', 'INR', '--turnover', 'none', '--first-deposit', 'none'],
    /a way to the reward/,
  ],
])('%j is refused with what to do, and changes nothing', async (args, reason) => {
  const before = await platform.db.select().from(auditEntries);
  const { code, said } = await run(...args);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(reason) });
  expect(await platform.db.select().from(auditEntries)).toHaveLength(before.length);
});
