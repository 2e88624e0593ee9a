import { fields, readEnv, SettingsError, type Environment } from '@tessera/server/settings';
import * as v from 'valibot';

/** The platform's settings: each name of the environment, its schema and its default. The README says what each does. */

export const ENTRIES = {
  PLATFORM_PORT: v.optional(fields.port, '3001'),
  /** Where it listens; `localhost` is 127.0.0.1 and ::1. */
  HOST: v.optional(fields.host, 'localhost'),
  DATA_DIR: v.optional(fields.text, '.data'),
  DATABASE_URL: v.optional(fields.postgres),
  /** What several platforms of one database share. */
  REDIS_URL: v.optional(fields.redis),
  /** Where drawn pictures are, unless in the data directory; platforms of one machine may share it. */
  MEDIA_DIR: v.optional(fields.text),
  /** `off` leaves pictures undrawn until they are asked for, as where another platform draws them. */
  DRAW_PICTURES: v.optional(fields.flag, 'on'),
  SEED: v.optional(v.picklist(['standard', 'large'], 'must be standard or large'), 'standard'),
  /** Members whose passwords are published; the default is `on` outside production only. */
  SEED_ACCOUNTS: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  CAPTCHA_ANSWER: v.optional(v.pipe(v.string(), v.regex(/^\d{4,6}$/, 'must be four to six digits'))),
  LOG_LEVEL: v.optional(fields.logLevel, 'warn'),
  PROVIDER_KEY: v.optional(fields.key),
  /** What payment notices are signed by. */
  PAYMENT_KEY: v.optional(fields.key),
  GAMES_URL: v.optional(fields.origin, 'http://localhost:3002'),
  METRICS: v.optional(fields.flag, 'off'),
  TRUST_PROXY: v.optional(fields.trustProxy, 'loopback'),
  RATE_LIMIT_FACTOR: v.optional(fields.factor, '1'),
  /** Reads, and as many writes, that may wait for their turn, and how long; beyond it they get 503. */
  QUEUE_LENGTH: v.optional(fields.factor, '256'),
  QUEUE_WAIT_MS: v.optional(fields.factor, '1000'),
  SESSION_IDLE_MIN: v.optional(fields.factor, '30'),
  PLAY_MONEY_USD: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be a whole number of dollars'), v.transform(Number)),
    '1000',
  ),
  NODE_ENV: v.optional(fields.text, 'development'),
} as const;

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
  readonly trustProxy: boolean | string;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  /** Of reads and of writes each: requests that may wait for their turn, and how long. */
  readonly queue: { readonly length: number; readonly waitMs: number };
  readonly sessionIdleMs: number;
  /** Play money of a new member, in whole US dollars or their worth. */
  readonly playMoneyUsd: number;
}

/**
 * Reads the platform's settings.
 * @param env e.g. `process.env`; an empty value counts as not set
 * @throws SettingsError that names every wrong setting
 */
export function readSettings(env: Environment): Settings {
  const output = readEnv(ENTRIES, env);
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
    drawPictures: output.DRAW_PICTURES,
    seed: output.SEED,
    seedAccounts: output.SEED_ACCOUNTS === undefined ? !isProduction : output.SEED_ACCOUNTS === 'on',
    isProduction,
    captchaAnswer: output.CAPTCHA_ANSWER,
    logLevel: output.LOG_LEVEL,
    providerKey: output.PROVIDER_KEY,
    paymentKey: output.PAYMENT_KEY,
    gamesUrl: output.GAMES_URL,
    metrics: output.METRICS,
    trustProxy: output.TRUST_PROXY,
    rateLimitFactor: output.RATE_LIMIT_FACTOR,
    queue: { length: output.QUEUE_LENGTH, waitMs: output.QUEUE_WAIT_MS },
    sessionIdleMs: output.SESSION_IDLE_MIN * 60_000,
    playMoneyUsd: output.PLAY_MONEY_USD,
  };
}
