import { loginFailures } from '../db/schema/security.ts';
import { CAPTCHA_ANSWER, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { cashierOf } from '../testing/cashier.ts';
import { dataOf, formsOf, from, wordsOf } from '../testing/forms.ts';
import { FAILURES_TO_LOCK, LOCK_MS } from './lockout.ts';
import { FAILURE_WINDOW_S, FAILURES_TO_REFUSE, keepNetworkFailures } from './network-failures.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
  forms = formsOf(platform);
});
beforeEach(() => platform.db.delete(loginFailures));
afterAll(() => platform.close());

/** Tries until the door is locked. @returns the data of the refusal */
async function lockedBy(attempt: () => Promise<unknown>): Promise<{ door: string; until: string }> {
  for (let tries = 0; tries < FAILURES_TO_LOCK; tries += 1) expect(await dataOf(attempt())).toBeNull();
  return (await dataOf(attempt())) as { door: string; until: string };
}

/** Whether an instant is the end of a span that began during the test. */
const endsAfter = (start: number, spanMs: number, until: string) =>
  Date.parse(until) >= start + spanMs && Date.parse(until) <= Date.now() + spanMs;

test('a locked login names its door and its end, for an account that exists and for one that does not', async () => {
  for (const account of ['player02', 'nosuchplayer']) {
    const start = Date.now();
    const { door, until, ...rest } = await lockedBy(() => forms.logIn(account, { password: 'wrong123' }));
    expect(door).toBe('login');
    expect(endsAfter(start, LOCK_MS, until)).toBe(true);
    expect(rest).toEqual({});
  }
});

test('further tries do not move the end of a lock', async () => {
  const attempt = () => forms.logIn('player02', { password: 'wrong123' });
  const first = await lockedBy(attempt);
  expect(await dataOf(attempt())).toEqual(first);
});

test.each([
  ['password', (token: string) => platform.send('proof', { password: 'wrong123' }, { token })],
  [
    'password',
    (token: string) =>
      platform.send('editWithdrawPassword', { password: 'wrong123', withdrawPassword: '1234' }, { token }),
  ],
  [
    'password',
    (token: string) =>
      platform.send(
        'editPassword',
        { oldPassword: 'wrong123', password: 'fresh123', checkPassword: 'fresh123' },
        { token },
      ),
  ],
  [
    'password',
    (token: string) =>
      platform.send('responsibleExclude', { length: '6_months', password: 'wrong123' }, { token }),
  ],
  [
    'proof',
    async (token: string) => {
      await platform.send('authenticatorBegin', {}, { token });
      return platform.send('authenticatorConfirm', { code: '000' }, { token });
    },
  ],
])('a locked call of a member names the door %s', async (door, attempt) => {
  const { token } = await forms.register();
  expect(await lockedBy(() => attempt(token))).toMatchObject({ door, until: expect.any(String) });
});

test('a locked withdraw password names its door in every call that asks for it', async () => {
  const token = await platform.logIn();
  const bankAccountId = await cashierOf(() => platform).bindAccount(token);
  const wrong = { amount: '20', withdrawPassword: '0000' };
  const lock = await lockedBy(() =>
    platform.send('withdrawalCreate', { bankAccountId, ...wrong }, { token }),
  );
  expect(lock.door).toBe('withdraw_password');
  expect(await dataOf(platform.send('accountClose', { withdrawPassword: '0000' }, { token }))).toEqual(lock);
});

test('a locked transfer names its door, for accounts that do not exist, too', async () => {
  for (const account of ['player05', 'nosuchplayer']) {
    const proof = { account, withdrawPassword: '0000', memberEmail: 'player05@example.com' };
    const lock = await lockedBy(async () =>
      platform.send('transferVerify', { ...proof, ...(await forms.captcha(1)) }),
    );
    expect(lock.door).toBe('transfer');
  }
});

test('a network with too many failures is refused until the first of them no longer counts', async () => {
  const failures = keepNetworkFailures(platform.db, 100);
  const start = Date.now();
  await failures.note('203.0.113.9');
  await platform.db.update(loginFailures).set({ failures: 100 * FAILURES_TO_REFUSE });
  const lock = await dataOf(forms.logIn('player02', {}, from('203.0.113.9')));
  expect(lock).toMatchObject({ door: 'network' });
  expect(endsAfter(start, FAILURE_WINDOW_S * 1_000, (lock as { until: string }).until)).toBe(true);
});

test('a second code to a phone is refused until the first one has expired', async () => {
  const send = async (memberPhone: string) =>
    platform.send('registerSms', {
      ...{ memberPhone, currency: 'USD', type: 'register_member', siteId: 1 },
      ...(await forms.captcha(2)),
      answer: CAPTCHA_ANSWER,
    });
  const start = Date.now();
  await send('5550123');
  const lock = (await dataOf(send('5550123'))) as { door: string; until: string };
  expect(lock.door).toBe('phone_code');
  expect(endsAfter(start, 300_000, lock.until)).toBe(true);
});

test('the words of a locked proof name its end by the site’s clock, not a fixed time', async () => {
  const { token } = await forms.register();
  const attempt = () => platform.send('proof', { password: 'wrong123' }, { token });
  await lockedBy(attempt);
  expect(await wordsOf(attempt())).toMatch(/^Too many wrong answers\. Try again after .+\d{4}.+GMT/);
});
