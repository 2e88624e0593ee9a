import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
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
import { connect, type Database } from '../db/connect.ts';
import { ensureDatabase } from '../db/create.ts';
import { startPlatform, type Platform, type PlatformOptions } from '../platform.ts';
import { SAMPLE_ACCOUNTS } from '../seed/samples.ts';
import { writeDownRefusals } from './answered-codes.ts';
import { TEMPLATE, freshName, testRun } from './test-run.ts';

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

/** A running platform on a database of its own, and the ways to talk to it. */
export interface TestPlatform extends Platform {
  readonly db: Database;
  /** @throws CallError like a browser's */
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

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly code: string; readonly message: string; readonly data: unknown };
}

export async function startTestPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const { clusterUrl, mediaDir, root } = testRun();
  const platform = await startPlatform({
    port: 0,
    databaseUrl: await ensureDatabase(clusterUrl, freshName(), TEMPLATE),
    dataDir: mkdtempSync(join(root, 'data-')),
    mediaDir,
    captchaAnswer: CAPTCHA_ANSWER,
    providerKey: PROVIDER_KEY,
    logLevel: 'silent',
    drawPictures: false,
    ...options,
  });
  const connection = connect(platform.databaseUrl, () => undefined);

  async function post(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(platform.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { status } = response;
    return { status, headers: response.headers, body: (await response.json()) as Answer['body'] };
  }

  const send: TestPlatform['send'] = async (key, payload, { token, headers = {} } = {}) => {
    const call: Call = CALLS[key];
    const answer = await post(callUrl(call), encodePayload(call, payload as never), {
      ...(token === undefined ? {} : { [HEADERS.authorization]: bearer(token) }),
      ...(call.audience === 'provider' ? { [HEADERS.providerKey]: PROVIDER_KEY } : {}),
      ...headers,
    });
    return decodeAnswer(call, answer.status, answer.body) as never;
  };

  return {
    ...platform,
    db: connection.db,
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
    async close() {
      await connection.close();
      writeDownRefusals(root, await platform.metrics());
      await platform.close();
    },
  };
}
