import pg from 'pg';
import { hashPassword } from './passwords.ts';
import { keepCaptchas } from './captcha.ts';
import { members } from '../db/schema/members.ts';
import { outboxMessages } from '../db/schema/outbox.ts';
import { codeOf } from '../testing/forms.ts';
import { holdClock } from '../testing/held-clock.ts';
import { DEVICE, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { FAILURES_TO_LOCK } from './lockout.ts';

interface Statement {
  readonly text: string;
  /** Rows that a write has written; `null` for what only reads. */
  readonly rows: number | null;
}

const KNOWN = 'known1';
const UNKNOWN = 'void01';
const emailOf = (account: string) => `${account}@example.com`;

let platform: TestPlatform;
let sent: Statement[] | undefined;
const WRITE = /^\s*(?:insert|update|delete|with)\b/i;

type Config = string | { readonly text: string };

/** Notes a statement where statements are counted. @returns what notes the rows of its result */
function counterOf(config: Config): ((result: pg.QueryResult) => void) | undefined {
  const list = sent;
  if (!list) return undefined;
  const text = typeof config === 'string' ? config : config.text;
  const at = list.push({ text, rows: null }) - 1;
  return ({ rowCount }) => {
    if (WRITE.test(text)) list[at] = { text, rows: rowCount };
  };
}

beforeAll(async () => {
  // Nothing that the platform does by itself, every half a second, is counted.
  holdClock('setInterval');
  const { query } = pg.Client.prototype;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const count = counterOf(args[0] as Config);
    const last = args.at(-1);
    // A pool passes a callback, a transaction awaits a promise.
    if (typeof last === 'function') {
      args[args.length - 1] = (error: unknown, result: pg.QueryResult) => {
        if (!error) count?.(result);
        last(error, result);
      };
    }
    const result: unknown = Reflect.apply(query, this, args);
    if (count && result instanceof Promise) void result.then(count, () => undefined);
    return result as ReturnType<typeof query>;
  });
  platform = await startTestPlatform({ rateLimitFactor: 10_000, captchaAnswer: undefined });
  await platform.db.insert(members).values({
    ...{ account: KNOWN, accountKey: KNOWN, passwordHash: await hashPassword('play1234') },
    ...{ currency: 'USD', language: 'en_US', email: emailOf(KNOWN), emailKey: emailOf(KNOWN) },
  });
});
afterAll(async () => {
  jest.useRealTimers();
  await platform.close();
  jest.restoreAllMocks();
});

/** A captcha that needs no work. */
async function captcha() {
  const { token: captchaToken } = await keepCaptchas(platform.db, undefined).makeWork(1, 0);
  return { captchaToken, answer: '0' };
}

type Attempt = (account: string) => Promise<() => Promise<unknown>>;

/** What is sent for each account, prepared before the statements are counted. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  async login(account) {
    const form = { account, password: 'wrong1234', siteId: 1, ...DEVICE, ...(await captcha()) };
    return () => platform.send('login', form);
  },
  async passwordForgot(account) {
    const form = { account, memberEmail: emailOf(account), siteId: 1, ...(await captcha()) };
    return () => platform.send('passwordForgot', form);
  },
  async passwordReset(account) {
    const form = { account, memberEmail: emailOf(account), code: '000000', password: 'm4vq8tzk' };
    return () => platform.send('passwordReset', form);
  },
  async transferVerify(account) {
    const form = { account, memberEmail: emailOf(account), withdrawPassword: '0000', ...(await captcha()) };
    return () => platform.send('transferVerify', form);
  },
};

async function workOf(attempt: () => Promise<unknown>) {
  const messages = () => platform.db.$count(outboxMessages);
  const before = await messages();
  sent = [];
  const code = await codeOf(attempt());
  const statements = sent;
  sent = undefined;
  return { code, statements, messages: (await messages()) - before };
}

/** Of an account that exists and of one that does not. */
async function works(call: string) {
  const attempt = ATTEMPTS[call];
  if (!attempt) throw new Error(`no attempt named ${call}`);
  return { known: await workOf(await attempt(KNOWN)), unknown: await workOf(await attempt(UNKNOWN)) };
}

test.each(['login', 'passwordForgot', 'passwordReset', 'transferVerify'])(
  '%s costs the same statements, written rows and messages for an unknown account',
  async (call) => {
    // The first of each may prepare something.
    await works(call);
    const { known, unknown } = await works(call);
    expect(known.statements.length).toBeGreaterThan(1);
    expect(unknown).toEqual(known);
  },
);

test('a login that becomes locked, and stays so, costs the same for an unknown account', async () => {
  for (let tries = 0; tries <= FAILURES_TO_LOCK; tries += 1) {
    const { known, unknown } = await works('login');
    expect(unknown).toEqual(known);
  }
  expect((await works('login')).known.code).toBe('103');
});
