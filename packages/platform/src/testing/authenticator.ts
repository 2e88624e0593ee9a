import { Secret, TOTP } from 'otpauth';
import {
  authenticatorDemand,
  fromWire,
  isRefusal,
  type AnswerOf,
  type Calls,
  type PayloadOf,
} from '@tessera/wire';
import { STEP_MS } from '../auth/authenticator/totp.ts';
import { dataOf, formsOf } from './forms.ts';
import { DEVICE, type TestClient } from './client.ts';

/** What an authenticator app shows. @param steps from now: -1 is the code before */
export const codeOfApp = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** What a member does with an authenticator. */
export function authenticatorOf(platform: Pick<TestClient, 'send'>) {
  const forms = formsOf(platform);

  /** Switches it on with the code of the step before: those of this step and the next are unused. */
  async function enrol(token: string): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
    const { secret } = await platform.send('authenticatorBegin', {}, { token });
    const confirm = () => platform.send('authenticatorConfirm', { code: codeOfApp(secret, -1) }, { token });
    // A step may end between the code and its check: the code is too old then.
    const { recoveryCodes } = await confirm().catch((error: unknown) => {
      if (isRefusal(error, '101')) return confirm();
      throw error;
    });
    return { secret, recoveryCodes };
  }

  /** Logs in with the password. @returns the login that waits for a code */
  async function begin(account: string, headers: Record<string, string> = {}): Promise<string> {
    const carried = fromWire(authenticatorDemand, await dataOf(forms.logIn(account, {}, headers)));
    const { memberLoginId } = carried as { memberLoginId: string };
    return memberLoginId;
  }

  const answer = (
    memberLoginId: string,
    given: Pick<PayloadOf<Calls['loginAuthenticator']>, 'code' | 'recoveryCode'>,
    headers: Record<string, string> = {},
  ): Promise<AnswerOf<Calls['loginAuthenticator']>> =>
    platform.send('loginAuthenticator', { memberLoginId, ...given, ...DEVICE }, { headers });

  return { enrol, begin, answer };
}
