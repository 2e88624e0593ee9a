import { isTimeZone, JURISDICTIONS, type Jurisdiction } from '@tessera/domain';
import { fields, readEnv, SettingsError, type Environment } from '@tessera/server/settings';
import * as v from 'valibot';
import { isPushPrivateKey } from './push/push-private-key.ts';
import { oidcProviders, type OidcProvider } from './third-party/provider-settings.ts';

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
  /** `on` moves the sample content to the present week at each start; the default is `on` outside production only. */
  SEED_WEEK: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  CAPTCHA_ANSWER: v.optional(v.pipe(v.string(), v.regex(/^\d{4,6}$/, 'must be four to six digits'))),
  /** Whether each login proves that no robot sends it, or only where there is a risk. */
  CLIENT_CAPTCHA: v.optional(v.picklist(['risk', 'always'], 'must be risk or always'), 'risk'),
  /** The same for registrations. */
  REGISTER_CAPTCHA: v.optional(
    v.picklist(['risk', 'always', 'never'], 'must be risk, always or never'),
    'always',
  ),
  LOG_LEVEL: v.optional(fields.logLevel, 'warn'),
  PROVIDER_KEY: v.optional(fields.key),
  /** What payment notices are signed by. */
  PAYMENT_KEY: v.optional(fields.key),
  /** What members' authenticators are encrypted by. */
  AUTHENTICATOR_KEY: v.optional(fields.key),
  /** The mail server; without one, e-mails are kept for the operator. */
  SMTP_URL: v.optional(fields.smtp),
  MAIL_FROM: v.optional(fields.email),
  /** Where SMS are handed over; without it, they are kept for the operator. */
  SMS_GATEWAY_URL: v.optional(fields.endpoint),
  SMS_GATEWAY_KEY: v.optional(fields.text),
  /** The key of push messages; by default one that the database keeps. */
  PUSH_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.check(isPushPrivateKey, 'must be a private VAPID key: 32 bytes in base64url')),
  ),
  /** For tests: a push service without https, or at a private address. */
  PUSH_TEST_ORIGIN: v.optional(fields.origin),
  /** How long a member who has proved who it is may send calls that need a fresh proof. */
  PROOF_MINUTES: v.optional(fields.factor, '10'),
  /** The sites by whose accounts visitors log in. */
  OIDC_PROVIDERS: v.optional(oidcProviders),
  /** By whose clock a new site counts days; the default is America/Caracas. It is chosen at the first start. */
  SITE_TIME_ZONE: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone, like America/Caracas')),
  ),
  /** Whose law the site follows (docs/jurisdictions.md). */
  JURISDICTION: v.optional(v.picklist(JURISDICTIONS, 'must be open, gb, mt or au'), 'open'),
  GAMES_URL: v.optional(fields.origin, 'http://localhost:3002'),
  /** The site's own address, which passkeys and logins by other sites are for; otherwise that of each request. */
  PUBLIC_URL: v.optional(fields.origin),
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
  /** Whether the sample content is of the present week. */
  readonly seedWeek: boolean;
  /** The start is refused while a sample account can be opened. */
  readonly isProduction: boolean;
  /** A fixed answer to every captcha, for tests. */
  readonly captchaAnswer: string | undefined;
  /** `risk`: a browser that logged in from the same network within a day needs no captcha, unless logins from there failed. */
  readonly clientCaptcha: 'risk' | 'always';
  /** The same for registrations. */
  readonly registerCaptcha: 'risk' | 'always' | 'never';
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** `undefined`: the one in the data directory, made on the first start. */
  readonly providerKey: string | undefined;
  /** What the payment provider signs its notices by. `undefined`: as with {@link providerKey}. */
  readonly paymentKey: string | undefined;
  /** What authenticators' secrets are encrypted by. `undefined`: as with {@link providerKey}. */
  readonly authenticatorKey: string | undefined;
  /** `undefined`: e-mails are kept in the outbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** `undefined`: SMS are kept in the outbox. */
  readonly smsGateway: { readonly url: string; readonly key: string } | undefined;
  /** In base64url. `undefined`: the one in the database, made on the first start. */
  readonly pushPrivateKey: string | undefined;
  /** A push service that messages are sent to although it has no public address; `undefined`: none. */
  readonly pushTestOrigin: string | undefined;
  /** How long a proof is fresh. */
  readonly proofMs: number;
  /** The sites by whose accounts visitors log in. `undefined`: the sandbox provider, in production none. */
  readonly oidcProviders: readonly OidcProvider[] | undefined;
  /** By whose clock days are counted. `undefined`: the database's. */
  readonly timeZone: string | undefined;
  /** Whose law the site follows. */
  readonly jurisdiction: Jurisdiction;
  /** The public origin of the games server. */
  readonly gamesUrl: string;
  /** The site's own origin. `undefined`: the one of each request. */
  readonly publicUrl: string | undefined;
  readonly metrics: boolean;
  /** Whose `x-forwarded-for` is believed, as in `proxy-addr`: `loopback`, addresses or ranges. */
  readonly trustProxy: boolean | string;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  /** Of reads and of writes each: requests that may wait for their turn, and how long. */
  readonly queue: { readonly length: number; readonly waitMs: number };
  readonly sessionIdleMs: number;
  /** Play money of each sample account, in whole US dollars or their worth. */
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
  if (output.PUSH_TEST_ORIGIN !== undefined && isProduction) {
    throw new SettingsError('PUSH_TEST_ORIGIN is for tests: unset it, or do not set NODE_ENV=production');
  }
  if (output.SEED_ACCOUNTS === 'on' && isProduction) {
    throw new SettingsError(
      'SEED_ACCOUNTS=on seeds members with published passwords: unset it, or do not set NODE_ENV=production',
    );
  }
  const mail = bothOf(['SMTP_URL', output.SMTP_URL], ['MAIL_FROM', output.MAIL_FROM]);
  const sms = bothOf(
    ['SMS_GATEWAY_URL', output.SMS_GATEWAY_URL],
    ['SMS_GATEWAY_KEY', output.SMS_GATEWAY_KEY],
  );
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
    seedWeek: output.SEED_WEEK === undefined ? !isProduction : output.SEED_WEEK === 'on',
    isProduction,
    captchaAnswer: output.CAPTCHA_ANSWER,
    clientCaptcha: output.CLIENT_CAPTCHA,
    registerCaptcha: output.REGISTER_CAPTCHA,
    logLevel: output.LOG_LEVEL,
    providerKey: output.PROVIDER_KEY,
    paymentKey: output.PAYMENT_KEY,
    authenticatorKey: output.AUTHENTICATOR_KEY,
    smtp: mail && { url: mail[0], from: mail[1] },
    smsGateway: sms && { url: sms[0], key: sms[1] },
    pushPrivateKey: output.PUSH_PRIVATE_KEY,
    pushTestOrigin: output.PUSH_TEST_ORIGIN,
    proofMs: output.PROOF_MINUTES * 60_000,
    oidcProviders: output.OIDC_PROVIDERS,
    timeZone: output.SITE_TIME_ZONE,
    jurisdiction: output.JURISDICTION,
    gamesUrl: output.GAMES_URL,
    publicUrl: output.PUBLIC_URL,
    metrics: output.METRICS,
    trustProxy: output.TRUST_PROXY,
    rateLimitFactor: output.RATE_LIMIT_FACTOR,
    queue: { length: output.QUEUE_LENGTH, waitMs: output.QUEUE_WAIT_MS },
    sessionIdleMs: output.SESSION_IDLE_MIN * 60_000,
    playMoneyUsd: output.PLAY_MONEY_USD,
  };
}

/** Returns two settings that need each other. @throws SettingsError where only one is there */
function bothOf(
  [firstName, first]: readonly [name: string, value: string | undefined],
  [secondName, second]: readonly [name: string, value: string | undefined],
): readonly [string, string] | undefined {
  if (first !== undefined && second !== undefined) return [first, second];
  if (first === undefined && second === undefined) return undefined;
  const [given, missing] = first === undefined ? [secondName, firstName] : [firstName, secondName];
  throw new SettingsError(`${missing} is missing: ${given} needs it`);
}
