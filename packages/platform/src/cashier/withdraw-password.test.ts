import { eq } from 'drizzle-orm';
import { FAILURES_TO_LOCK, FAILURES_TO_LOCK_EVERYWHERE } from '../auth/lockout.ts';
import { members } from '../db/schema/members.ts';
import { memberSecurity } from '../db/schema/registration.ts';
import { loginFailures } from '../db/schema/security.ts';
import { cashierOf, USD_ACCOUNT, WITHDRAW_PASSWORD } from '../testing/cashier.ts';
import { codeOf, formsOf, from } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let token: string;
let bankAccountId: number;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  token = await platform.logIn();
  bankAccountId = await cashier.bindAccount(token);
});
beforeEach(() => platform.db.delete(loginFailures));
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
const HOME = from('203.0.113.7');

const withdraw = (withdrawPassword: string, headers = HOME) =>
  codeOf(
    platform.send('withdrawalCreate', { bankAccountId, amount: '20', withdrawPassword }, { token, headers }),
  );
const bind = (withdrawPassword: string, headers = HOME) =>
  codeOf(platform.send('bankAccountAdd', { ...USD_ACCOUNT, withdrawPassword }, { token, headers }));

test('guesses in different calls count together, and lock all of them also for the right digits', async () => {
  for (let tried = 0; tried < FAILURES_TO_LOCK; tried += 1) {
    expect(await (tried % 2 === 0 ? withdraw : bind)('0000')).toBe('101');
  }
  expect(await withdraw(WITHDRAW_PASSWORD)).toBe('103');
  expect(await bind(WITHDRAW_PASSWORD)).toBe('103');
});

test('the right digits before the lock reset the count', async () => {
  for (let tried = 1; tried < FAILURES_TO_LOCK; tried += 1) expect(await withdraw('0000')).toBe('101');
  expect(await withdraw(WITHDRAW_PASSWORD)).toBe('accepted');
  for (let tried = 1; tried < FAILURES_TO_LOCK; tried += 1) expect(await withdraw('0000')).toBe('101');
  expect(await withdraw(WITHDRAW_PASSWORD)).toBe('accepted');
});

test('guesses at one moment are no more than one by one', async () => {
  const codes = await Promise.all(Array.from({ length: 4 * FAILURES_TO_LOCK }, () => withdraw('0000')));
  expect(codes.filter((code) => code === '101')).toHaveLength(FAILURES_TO_LOCK);
});

test('another network guesses on, until there are too many from all of them', async () => {
  for (let tried = 0; tried < FAILURES_TO_LOCK_EVERYWHERE; tried += 1) {
    expect(await withdraw('0000', from(`2001:db8:0:${tried}::1`))).toBe('101');
  }
  expect(await withdraw(WITHDRAW_PASSWORD, from('2001:db8:0:ffff::1'))).toBe('103');
});

test('a new login does not open the lock', async () => {
  for (let tried = 0; tried < FAILURES_TO_LOCK; tried += 1) await withdraw('0000');
  token = await platform.logIn();
  expect(await withdraw(WITHDRAW_PASSWORD)).toBe('103');
});

test('without a session, a captcha for each guess does not open the lock either', async () => {
  const { captcha } = formsOf(platform);
  const account = 'player05';
  const [member] = await platform.db.select().from(members).where(eq(members.account, account));
  await platform.db
    .update(memberSecurity)
    .set({ awaitsTransfer: true })
    .where(eq(memberSecurity.memberId, member?.id ?? 0));
  const prove = async (withdrawPassword: string, headers: Record<string, string>) => {
    const proof = { account, withdrawPassword, memberEmail: 'player05@example.com', ...(await captcha(1)) };
    return codeOf(platform.send('transferVerify', proof, { headers }));
  };
  for (let tried = 0; tried < FAILURES_TO_LOCK; tried += 1) expect(await prove('0000', HOME)).toBe('101');
  expect(await prove('1357', HOME)).toBe('203');
  for (let tried = FAILURES_TO_LOCK; tried < FAILURES_TO_LOCK_EVERYWHERE; tried += 1) {
    expect(await prove('0000', from(`2001:db8:0:${tried}::1`))).toBe('101');
  }
  expect(await prove('1357', from('2001:db8:0:ffff::1'))).toBe('203');
});
