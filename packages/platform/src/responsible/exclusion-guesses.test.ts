import { isCallError } from '@tessera/wire';
import { FAILURES_TO_LOCK } from '../auth/lockout.ts';
import { CAPTCHA_ANSWER, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { formsOf } from '../testing/forms.ts';
import { codeOf } from './testing/member-at-play.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
});
afterAll(() => platform.close());

let newcomers = 0;

async function newcomer() {
  const { register, logIn } = formsOf(platform);
  const memberAccount = `guessed${(newcomers += 1)}`;
  const { token } = await register({ memberAccount, memberEmail: `${memberAccount}@example.com` });
  return { token, logIn: async () => (await logIn(memberAccount)).token };
}

/** Orders a self-exclusion; with a captcha that is solved each time. */
async function exclude(token: string, password: string): Promise<string | undefined> {
  const { token: captchaToken } = await platform.send('captcha', { type: 1, siteId: 1 });
  const captcha = { captchaToken, captchaAnswer: CAPTCHA_ANSWER };
  return codeOf(platform.send('responsibleExclude', { length: '6_months', password, ...captcha }, { token }));
}

test('a captcha for each guess does not make guesses free: the session ends', async () => {
  const { token, logIn } = await newcomer();
  const codes: (string | undefined)[] = [];
  for (let tried = 0; tried < 3 * FAILURES_TO_LOCK; tried += 1) codes.push(await exclude(token, 'other123'));
  // As many as without a captcha, and as many more.
  expect(codes.filter((code) => code === '101')).toHaveLength(2 * FAILURES_TO_LOCK);
  expect(codes.at(-1)).toBe('401');
  expect(await exclude(token, 'play1234')).toBe('401');
  const layout = await platform.send('layout', {}, { token }).catch((error: unknown) => error);
  expect(isCallError(layout) && layout.failure.kind).toBe('unauthorised');
  // The member, who knows the password, is never kept from it.
  expect(await exclude(await logIn(), 'play1234')).toBeUndefined();
});

test('guesses at one moment are no more than one by one', async () => {
  const { token } = await newcomer();
  const codes = await Promise.all(
    Array.from({ length: 5 * FAILURES_TO_LOCK }, () => exclude(token, 'other123')),
  );
  expect(codes.filter((code) => code === '101').length).toBeLessThanOrEqual(2 * FAILURES_TO_LOCK);
});

test('the right password behind a captcha excludes, after fewer guesses than end the session', async () => {
  const { token } = await newcomer();
  for (let tried = 0; tried < 2 * FAILURES_TO_LOCK - 1; tried += 1) {
    expect(await exclude(token, 'other123')).toBe('101');
  }
  expect(await exclude(token, 'play1234')).toBeUndefined();
});
