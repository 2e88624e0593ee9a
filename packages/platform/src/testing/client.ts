import {
  CALLS,
  HEADERS,
  bearer,
  callUrl,
  decodeAnswer,
  encodePayload,
  type AnswerOf,
  type Call,
  type CallKey,
  type Calls,
  type PayloadOf,
} from '@tessera/wire';
import { SAMPLE_ACCOUNTS } from '../seed/samples.ts';
import { offSchema } from './off-schema.ts';

export const PROVIDER_KEY = 'a provider key for tests';
export const CAPTCHA_ANSWER = '1234';
export const DEVICE = {
  device: 1,
  host: 'localhost',
  system: 'test',
  systemVersion: '1',
  browser: 'test',
  udid: 'test',
} as const;

interface Extra {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly code: string; readonly message: string; readonly data: unknown };
}

/** The ways to talk to a running platform. */
export interface TestClient {
  readonly url: string;
  /** @throws CallError like a browser's; Error where the answer is none that the call declares */
  send<Key extends CallKey>(
    key: Key,
    payload: PayloadOf<Calls[Key]>,
    extra?: Extra,
  ): Promise<AnswerOf<Calls[Key]>>;
  /** The bare answer. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** @returns the token */
  logIn(account?: string, password?: string): Promise<string>;
}

export function clientOf(url: string): TestClient {
  async function post(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { status } = response;
    return { status, headers: response.headers, body: (await response.json()) as Answer['body'] };
  }

  const send: TestClient['send'] = async (key, payload, { token, headers = {} } = {}) => {
    const call: Call = CALLS[key];
    const answer = await post(callUrl(call), encodePayload(call, payload as never), {
      ...(token === undefined ? {} : { [HEADERS.authorization]: bearer(token) }),
      ...(call.audience === 'provider' ? { [HEADERS.providerKey]: PROVIDER_KEY } : {}),
      ...headers,
    });
    const fault = offSchema(key, answer);
    if (fault !== undefined)
      throw new Error(`the answer of ${call.name} ${fault}: ${JSON.stringify(answer.body)}`);
    return decodeAnswer(call, answer.status, answer.body) as never;
  };

  return {
    url,
    send,
    post,
    async logIn(account = 'player01', password) {
      const sample = SAMPLE_ACCOUNTS.find((one) => one.account === account);
      const { token: captchaToken } = await send('captcha', { type: 1, siteId: 1 });
      const { token } = await send('login', {
        account,
        password: password ?? sample?.password ?? '',
        siteId: 1,
        answer: CAPTCHA_ANSWER,
        captchaToken,
        ...DEVICE,
      });
      return token;
    },
  };
}
