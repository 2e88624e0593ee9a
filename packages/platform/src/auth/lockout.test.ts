import { eq, inArray } from 'drizzle-orm';
import { isRefusal } from '@tessera/wire';
import { members } from '../db/schema/members.ts';
import { loginFailures } from '../db/schema/security.ts';
import { CAPTCHA_ANSWER, DEVICE, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { visitorsOf } from './auth.fixture.ts';
import { FAILURES_TO_LOCK, FAILURES_TO_LOCK_EVERYWHERE, countersOf, createLockout } from './lockout.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
});
afterAll(() => platform.close());
const { captchaToken, register } = visitorsOf(() => platform);

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? (error.code ?? '') : String(error)),
  );

test('parallel attempts cannot exceed the limit', async () => {
  const tokens = await Promise.all(Array.from({ length: 15 }, () => captchaToken(1)));
  const login = { account: 'guessed01', siteId: 1, answer: CAPTCHA_ANSWER, ...DEVICE };
  const codes = await Promise.all(
    tokens.map((token, index) =>
      codeOf(platform.send('login', { ...login, password: `guess${index}`, captchaToken: token })),
    ),
  );
  expect(codes.filter((code) => code === '101')).toHaveLength(FAILURES_TO_LOCK);
  expect(codes.filter((code) => code === '103')).toHaveLength(15 - FAILURES_TO_LOCK);
});

test('sweeping deletes counters whose window is over, but no lock before its end', async () => {
  const lockout = createLockout(platform.db);
  const names = ['tried-long-ago', 'tried-now', 'locked'];
  const attemptAt = (account: string) =>
    ({ subject: { kind: 'login', account }, address: '203.0.113.1' }) as const;
  const counters = (...keys: string[]) => keys.flatMap((account) => countersOf(attemptAt(account)));
  for (const account of names) await lockout.attempt(attemptAt(account));
  const hourAgo = new Date(Date.now() - 3_600_000);
  const old = inArray(loginFailures.counter, counters('tried-long-ago', 'locked'));
  await platform.db.update(loginFailures).set({ since: hourAgo }).where(old);
  const lockedUntil = new Date(Date.now() + 60_000);
  const locked = inArray(loginFailures.counter, counters('locked'));
  await platform.db.update(loginFailures).set({ lockedUntil }).where(locked);
  await lockout.sweep();
  const left = await platform.db
    .select()
    .from(loginFailures)
    .where(inArray(loginFailures.counter, counters(...names)));
  expect(left.map(({ counter }) => counter).sort()).toEqual(counters('locked', 'tried-now').sort());
});

describe('failed attempts at another account', () => {
  const logInFrom = async (address: string, account: string, password: string, answer = CAPTCHA_ANSWER) =>
    codeOf(
      platform.send(
        'login',
        { account, password, siteId: 1, answer, captchaToken: await captchaToken(1), ...DEVICE },
        { headers: { 'x-forwarded-for': address } },
      ),
    );

  test('do not count without a solved captcha', async () => {
    const { memberAccount } = await register();
    const codes = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      codes.add(await logInFrom('203.0.113.1', memberAccount, 'wrong123', '0000'));
    }
    expect([...codes]).toEqual(['105']);
    expect(await logInFrom('203.0.113.1', memberAccount, 'secret98')).toBe('accepted');
  });

  test('lock it for the network they come from, and not for its member', async () => {
    const { memberAccount } = await register();
    for (let i = 0; i < FAILURES_TO_LOCK; i += 1) {
      expect(await logInFrom(`2001:db8::${i}`, memberAccount, 'wrong123')).toBe('101');
    }
    expect(await logInFrom('2001:db8::99', memberAccount, 'secret98')).toBe('103');
    expect(await logInFrom('203.0.113.2', memberAccount, 'secret98')).toBe('accepted');
  });

  test('cannot lock what only the member may attempt, whatever is typed as the account', async () => {
    const { memberAccount } = await register();
    const [member] = await platform.db.select().from(members).where(eq(members.account, memberAccount));
    const id = member?.id ?? 0;
    const token = await platform.logIn(memberAccount, 'secret98');
    for (const account of [`password of ${id}`, `password ${id}`, `withdraw password of ${id}`]) {
      for (let i = 0; i < FAILURES_TO_LOCK; i += 1) await logInFrom('127.0.0.1', account, 'wrong123');
    }
    const change = { oldPassword: 'secret98', password: 'secret13', checkPassword: 'secret13' };
    expect(await codeOf(platform.send('editPassword', change, { token }))).toBe('accepted');
  });

  test('from many networks lock it for all of them', async () => {
    const { memberAccount } = await register();
    for (let i = 0; i < FAILURES_TO_LOCK_EVERYWHERE; i += 1) {
      expect(await logInFrom(`198.51.100.${i}`, memberAccount, 'wrong123')).toBe('101');
    }
    expect(await logInFrom('203.0.113.3', memberAccount, 'secret98')).toBe('103');
    const [here] = countersOf({
      subject: { kind: 'login', account: memberAccount },
      address: '203.0.113.3',
    });
    const counted = platform.db.select().from(loginFailures).where(eq(loginFailures.counter, here));
    expect(await counted).toEqual([]);
  });
});
