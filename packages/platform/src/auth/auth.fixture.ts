import type { Calls, PayloadOf } from '@tessera/wire';
import { CAPTCHA_ANSWER, DEVICE, type TestPlatform } from '../testing/platform.ts';

/** What the tests of login and registration do as visitors of one platform. */
export function visitorsOf(platform: () => TestPlatform) {
  let visitor = 0;

  async function captchaToken(type: 1 | 2): Promise<string> {
    return (await platform().send('captcha', { type, siteId: 1 })).token;
  }

  async function register(
    given: Partial<PayloadOf<Calls['register']>> = {},
    headers?: Record<string, string>,
  ) {
    visitor += 1;
    const payload = {
      memberAccount: `visitor${visitor}`,
      memberEmail: `visitor${visitor}@example.com`,
      siteId: 1,
      memberCurrency: 'USD' as const,
      password: 'secret98',
      checkPassword: 'secret98',
      answer: CAPTCHA_ANSWER,
      captchaToken: given.captchaToken ?? (await captchaToken(2)),
      ...DEVICE,
      ...given,
    };
    return platform().send('register', payload, { headers });
  }

  return { captchaToken, register };
}
