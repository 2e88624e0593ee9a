import { outboxMessages } from '../../db/schema/outbox.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { done } = operatorOf(() => platform);

test('shows messages, the latest first, and the text of those that no sender takes', async () => {
  expect(await done('outbox')).toBe('No messages.');
  const message = { expiresAt: new Date(Date.now() + 600_000) };
  await platform.db.insert(outboxMessages).values([
    {
      ...message,
      channel: 'email',
      address: 'a@example.com',
      subject: 'Your code',
      body: '123456\n',
      state: 'kept',
    },
    {
      ...message,
      channel: 'sms',
      address: '5550100',
      body: '',
      state: 'failed',
      attempts: 2,
      lastError: 'no',
    },
    { ...message, channel: 'sms', address: '5550199', body: 'secret 777777', state: 'sent' },
  ]);
  const all = await done('outbox');
  expect(
    all.split('\n\n').map((one) => one.split('\n').map((line) => line.replace(/^\S+Z {2}/, ''))),
  ).toEqual([
    ['sms  5550199  sent'],
    ['sms  5550100  refused, 2 attempts', '  last error: no'],
    ['email  a@example.com  kept here: no sender is set', '  Your code', '  123456'],
  ]);
  expect(await done('outbox', '--to', '5550199')).not.toContain('777777');
  expect((await done('outbox', '--count', '1')).split('\n')).toHaveLength(1);
});
