import { isRefusal, type AnswerOf, type Calls, type PayloadOf } from '@tessera/wire';
import { CAPTCHA_ANSWER, DEVICE, type TestClient } from './client.ts';

/** The code that a call is refused with, or `accepted`. */
export const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? (error.code ?? '') : String(error)),
  );

/** The server's words of a refusal. */
export const wordsOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

/** What a refusal carries. */
export const dataOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) =>
      isRefusal(error) && error.failure.kind === 'refused' ? error.failure.data : undefined,
  );

type Headers = Readonly<Record<string, string>>;

/** The forms of login and registration, filled in as a browser would. */
export function formsOf(platform: Pick<TestClient, 'send'>) {
  let visitors = 0;
  const captcha = async (type: 1 | 2) => {
    const { token: captchaToken } = await platform.send('captcha', { type, siteId: 1 });
    return { captchaToken, answer: CAPTCHA_ANSWER };
  };
  return {
    captcha,

    async logIn(
      account: string,
      given: Partial<PayloadOf<Calls['login']>> = {},
      headers?: Headers,
    ): Promise<AnswerOf<Calls['login']>> {
      const form = { account, password: 'play1234', siteId: 1, ...DEVICE, ...(await captcha(1)), ...given };
      return platform.send('login', form, { headers });
    },

    async register(
      given: Partial<PayloadOf<Calls['register']>> = {},
      headers?: Headers,
    ): Promise<AnswerOf<Calls['register']>> {
      visitors += 1;
      const form = {
        memberAccount: `newcomer${visitors}`,
        memberEmail: `newcomer${visitors}@example.com`,
        siteId: 1,
        memberCurrency: 'USD' as const,
        password: 'play1234',
        checkPassword: 'play1234',
        ...DEVICE,
        ...(await captcha(2)),
        ...given,
      };
      return platform.send('register', form, { headers });
    },
  };
}

/** As if the request came from there. */
export const from = (address: string): Headers => ({ 'x-forwarded-for': address });
