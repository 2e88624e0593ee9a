import { loginFailures } from '../../db/schema/security.ts';
import { codeOf, formsOf, from } from '../../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { FAILURES_TO_REFUSE } from '../network-failures.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform();
  forms = formsOf(platform);
});
beforeEach(() => platform.db.delete(loginFailures));
afterAll(() => platform.close());

type Headers = ReturnType<typeof from>;
let claims = 0;
/** With a claim that no member made. */
const reset = (headers: Headers) => {
  claims += 1;
  const account = `invented${claims}`;
  const claim = { account, memberEmail: `${account}@example.com` };
  return codeOf(
    platform.send('passwordReset', { ...claim, code: '000000', password: 'fresh123' }, { headers }),
  );
};
const forgot = (captchaToken: string, headers: Headers) => {
  const claim = { account: 'invented', memberEmail: 'invented@example.com' };
  return codeOf(
    platform.send('passwordForgot', { ...claim, siteId: 1, captchaToken, answer: '1234' }, { headers }),
  );
};

/** Makes failures until those before them count as one less than refuses. The calls' pace allows fewer. */
async function failOften(attempt: () => Promise<string>, code: string): Promise<void> {
  expect(await attempt()).toBe(code);
  await platform.db.update(loginFailures).set({ failures: FAILURES_TO_REFUSE - 1 });
  expect(await attempt()).toBe(code);
}

test('failed resets of a network refuse its further resets, and no login', async () => {
  const here = from('203.0.113.20');
  await failOften(() => reset(here), '101');
  expect(await reset(here)).toBe('106');
  expect(await forgot((await forms.captcha(1)).captchaToken, here)).toBe('106');
  expect(await codeOf(forms.logIn('player01', {}, here))).toBe('accepted');
  expect(await reset(from('203.0.113.21'))).toBe('101');
});

test('wrong captchas of forgotten passwords refuse further ones, and no login', async () => {
  const here = from('203.0.113.22');
  await failOften(() => forgot('made-up', here), '105');
  expect(await forgot((await forms.captcha(1)).captchaToken, here)).toBe('106');
  expect(await codeOf(forms.logIn('player02', {}, here))).toBe('accepted');
});

test('failed logins of a network refuse its resets', async () => {
  const here = from('203.0.113.23');
  await failOften(() => codeOf(forms.logIn('player03', { password: 'wrong123' }, here)), '101');
  expect(await reset(here)).toBe('106');
  expect(await codeOf(forms.logIn('player03', {}, here))).toBe('106');
});
