import { eq } from 'drizzle-orm';
import type { Calls, PayloadOf } from '@tessera/wire';
import { members } from '../db/schema/members.ts';
import { addressRules, memberSecurity, transferTokens } from '../db/schema/registration.ts';
import { loginFailures } from '../db/schema/security.ts';
import { codeOf, dataOf, formsOf, from } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { FAILURES_TO_LOCK } from './lockout.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
  forms = formsOf(platform);
  await platform.db.insert(addressRules).values({ network: '2001:db8:bad::/48', kind: 'region' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.delete(loginFailures);
});

/** The sample that was taken over from another system. */
const account = 'player05';
const PROOF = { account, withdrawPassword: '1357', memberEmail: 'player05@example.com' };
const OUTSIDE = from('2001:db8:bad::1');

const verify = async (
  given: Partial<PayloadOf<Calls['transferVerify']>> = {},
  headers: Record<string, string> = {},
) => platform.send('transferVerify', { ...PROOF, ...(await forms.captcha(1)), ...given }, { headers });
const reset = (given: Partial<PayloadOf<Calls['transferReset']>>, headers: Record<string, string> = {}) =>
  platform.send('transferReset', { account, password: 'fresh123', token: '', ...given }, { headers });
const status = (is: 'active' | 'disabled') =>
  platform.db.update(members).set({ status: is }).where(eq(members.account, account));

test('the login of a member taken over is 802 and says what to prove; only to who knows the password', async () => {
  expect(await codeOf(forms.logIn(account))).toBe('802');
  expect(await dataOf(forms.logIn(account))).toEqual({ mode: 'email' });
  expect(await codeOf(forms.logIn(account, { password: 'wrong123' }))).toBe('101');
});

test.each([
  ['another withdraw password', { withdrawPassword: '0000' }],
  ['another e-mail address', { memberEmail: 'else@example.com' }],
  ['another phone beside the right address', { memberPhone: '5550199' }],
  ['nothing but the withdraw password', { memberEmail: '' }],
  ['an account that does not exist', { account: 'nobody99' }],
  ['a member who has nothing to prove', { account: 'player04', withdrawPassword: '2468' }],
] as const)('%s is 101, and nothing tells why', async (_name, given) => {
  expect(await codeOf(verify(given))).toBe('101');
});

test('a wrong captcha is 201, one that is over 202, an address that is kept out 204', async () => {
  expect(await codeOf(verify({ answer: '0000' }))).toBe('201');
  expect(await codeOf(verify({ captchaToken: 'none' }))).toBe('202');
  expect(await codeOf(verify({}, OUTSIDE))).toBe('204');
});

test('too many tries are 203, also for the right answers', async () => {
  for (let i = 0; i < FAILURES_TO_LOCK; i += 1) {
    expect(await codeOf(verify({ withdrawPassword: '0000' }))).toBe('101');
  }
  expect(await codeOf(verify())).toBe('203');
  expect(await codeOf(forms.logIn(account))).toBe('802');
});

test('a disabled member is told 102 after the proof, and at the reset', async () => {
  const { token } = await verify();
  await status('disabled');
  expect(await codeOf(verify())).toBe('102');
  expect(await codeOf(reset({ token }))).toBe('102');
  expect(await codeOf(verify({ withdrawPassword: '0000' }))).toBe('101');
  await status('active');
});

test('a token that is unknown, another account’s or over is 101', async () => {
  expect(await codeOf(reset({ token: 'none' }))).toBe('101');
  const { token } = await verify();
  expect(await codeOf(reset({ token, account: 'player04' }))).toBe('101');
  await platform.db.update(transferTokens).set({ expiresAt: new Date(0) });
  expect(await codeOf(reset({ token }))).toBe('101');
});

test('a password off its rule is 201, the old one 202, and an address that is kept out 203; the token stays', async () => {
  const { token } = await verify();
  expect(await codeOf(reset({ token, password: 'letters' }))).toBe('201');
  expect(await codeOf(reset({ token, password: 'letmein1' }))).toBe('204');
  expect(await codeOf(reset({ token, password: 'play1234' }))).toBe('202');
  expect(await codeOf(reset({ token }, OUTSIDE))).toBe('203');
  expect(await codeOf(reset({ token, account: ' PLAYER05 ' }))).toBe('accepted');
});

test('after the reset the member logs in with the new password only, and has nothing left to prove', async () => {
  expect(await codeOf(forms.logIn(account, { password: 'fresh123' }))).toBe('accepted');
  expect(await codeOf(forms.logIn(account))).toBe('101');
  expect(await codeOf(verify())).toBe('101');
  expect(await platform.db.select().from(transferTokens)).toEqual([]);
});

test('a member without an address proves by phone; of two resets at once one counts, and open sessions end', async () => {
  const {
    memberId,
    memberAccount,
    token: session,
  } = await forms.register({
    memberPhone: '5550777',
    withdrawPassword: '8642',
  });
  await platform.db.update(members).set({ emailKey: null }).where(eq(members.id, memberId));
  await platform.db
    .update(memberSecurity)
    .set({ awaitsTransfer: true })
    .where(eq(memberSecurity.memberId, memberId));
  expect(await dataOf(forms.logIn(memberAccount))).toEqual({ mode: 'phone' });
  const proof = {
    account: memberAccount,
    withdrawPassword: '8642',
    memberEmail: undefined,
    memberPhone: '5550777',
  };
  const { token } = await verify(proof);
  const codes = await Promise.all([
    codeOf(reset({ account: memberAccount, token, password: 'fresh111' })),
    codeOf(reset({ account: memberAccount, token, password: 'fresh222' })),
  ]);
  expect(codes.sort()).toEqual(['101', 'accepted']);
  await expect(platform.send('layout', {}, { token: session })).rejects.toMatchObject({
    failure: { kind: 'unauthorised' },
  });
});
