import { HOST_RULE, isHost } from '@tessera/domain';
import * as v from 'valibot';

/** The platform's settings, out of the environment. What each one does stands in the project's README. */

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number up to 65535'),
);
const positive = v.pipe(
  v.string(),
  v.transform(Number),
  v.finite('must be a number'),
  v.gtValue(0, 'must be above zero'),
);
const origin = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an http or https address'),
  v.transform((text) => new URL(text).origin),
);

const environment = v.object({
  PLATFORM_PORT: v.optional(port, '3001'),
  /** Where it listens; only gateway and games servers have to reach it. */
  HOST: v.optional(v.pipe(v.string(), v.check(isHost, HOST_RULE)), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
        'must be an address like postgres://user:password@host/database',
      ),
    ),
  ),
  /** What several platforms of one database share. */
  REDIS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^rediss?:$/.test(URL.parse(text)?.protocol ?? ''),
        'must be an address like redis://user:password@host:6379/0',
      ),
    ),
  ),
  /** Where drawn pictures are, unless in the data directory; platforms of one machine may share it. */
  MEDIA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** `off` leaves pictures undrawn until they are asked for, as where another platform draws them. */
  DRAW_PICTURES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  SEED: v.optional(v.picklist(['standard', 'large'], 'must be standard or large'), 'standard'),
  /** Members whose passwords are published; the default is `on` outside production only. */
  SEED_ACCOUNTS: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  CAPTCHA_ANSWER: v.optional(v.pipe(v.string(), v.regex(/^\d{4,6}$/, 'must be four to six digits'))),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  PROVIDER_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  /** What payment notices are signed by. */
  PAYMENT_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  GAMES_URL: v.optional(origin, 'http://localhost:3002'),
  METRICS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  TRUST_PROXY: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'loopback'),
  RATE_LIMIT_FACTOR: v.optional(positive, '1'),
  SESSION_IDLE_MIN: v.optional(positive, '30'),
  PLAY_MONEY_USD: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be a whole number of dollars'), v.transform(Number)),
    '1000',
  ),
  NODE_ENV: v.optional(v.string(), 'development'),
});

export interface Settings {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Holds the embedded database, generated keys and rendered images. */
  readonly dataDir: string;
  /** `undefined`: the embedded PostgreSQL under {@link dataDir}. */
  readonly databaseUrl: string | undefined;
  /** `undefined`: this platform is the only one of its database. */
  readonly redisUrl: string | undefined;
  /** `undefined`: `media` in {@link dataDir}. */
  readonly mediaDir: string | undefined;
  /** `false` leaves pictures undrawn until they are asked for. */
  readonly drawPictures: boolean;
  readonly seed: 'standard' | 'large';
  /** Whether a new database gets the sample accounts. */
  readonly seedAccounts: boolean;
  /** The start is refused while a sample account can be opened. */
  readonly isProduction: boolean;
  /** A fixed answer to every captcha, for tests. */
  readonly captchaAnswer: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** `undefined`: the one in the data directory, made on the first start. */
  readonly providerKey: string | undefined;
  /** What the payment provider signs its notices by. `undefined`: as with {@link providerKey}. */
  readonly paymentKey: string | undefined;
  /** The public origin of the games server. */
  readonly gamesUrl: string;
  readonly metrics: boolean;
  /** Whose `x-forwarded-for` is believed, as in `proxy-addr`: `loopback`, addresses or ranges. */
  readonly trustProxy: string;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  readonly sessionIdleMs: number;
  /** Play money of a new member, in whole US dollars or their worth. */
  readonly playMoneyUsd: number;
}

/** Settings that cannot be used; one line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** @throws SettingsError naming every wrong setting, its value and what it must be */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `${v.getDotPath(issue)}="${issue.input}": ${issue.message}`);
    throw new SettingsError(lines.join('\n'));
  }
  const { output } = parsed;
  if (output.CAPTCHA_ANSWER !== undefined && output.NODE_ENV === 'production') {
    throw new SettingsError('CAPTCHA_ANSWER is for tests: unset it, or do not set NODE_ENV=production');
  }
  const isProduction = output.NODE_ENV === 'production';
  if (output.SEED_ACCOUNTS === 'on' && isProduction) {
    throw new SettingsError(
      'SEED_ACCOUNTS=on seeds members with published passwords: unset it, or do not set NODE_ENV=production',
    );
  }
  return {
    port: output.PLATFORM_PORT,
    host: output.HOST,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL,
    redisUrl: output.REDIS_URL,
    mediaDir: output.MEDIA_DIR,
    drawPictures: output.DRAW_PICTURES === 'on',
    seed: output.SEED,
    seedAccounts: output.SEED_ACCOUNTS === undefined ? !isProduction : output.SEED_ACCOUNTS === 'on',
    isProduction,
    captchaAnswer: output.CAPTCHA_ANSWER,
    logLevel: output.LOG_LEVEL,
    providerKey: output.PROVIDER_KEY,
    paymentKey: output.PAYMENT_KEY,
    gamesUrl: output.GAMES_URL,
    metrics: output.METRICS === 'on',
    trustProxy: output.TRUST_PROXY,
    rateLimitFactor: output.RATE_LIMIT_FACTOR,
    sessionIdleMs: output.SESSION_IDLE_MIN * 60_000,
    playMoneyUsd: output.PLAY_MONEY_USD,
  };
}
