import { isIP } from 'node:net';
import { HOST_RULE, isHost } from '@tessera/domain';
import * as v from 'valibot';
import type { ReleaseSettings } from './releases/site.ts';
import { originFrom, type OverrideRule } from './override/rule.ts';

/** The gateway's settings: the environment's names, what each may be, and what it is when nothing is said. */

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'));

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port from 0 to 65535'),
);

const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false'),
  v.transform((value) => value === 'true' || value === '1' || value === 'on'),
);

const factor = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1'),
  v.transform(Number),
);

/** An http(s) origin, without path and without a slash at the end. */
const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an origin like https://example.com, without a path'),
  v.transform((value) => new URL(value).origin),
);

/** Origins with commas between. */
const origins = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((one) => one.trim())),
  v.check(
    (list) => list.every(isOrigin),
    'must be an origin like https://example.com, without a path, or several with commas between',
  ),
  v.transform((list) => list.map((one) => new URL(one).origin)),
);

const link = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/\S+$/, 'must be an address like https://example.com/help'),
);

/** A number of hops is not offered: it would believe whoever sends enough of them. */
const trustProxy = v.pipe(
  v.string(),
  v.check(
    (value) => /^(?:true|false)$/.test(value) || value.split(',').every(isProxyAddress),
    'must be true, false, or addresses of proxies like 10.0.0.0/8,loopback',
  ),
  v.transform((value) => (value === 'true' ? true : value === 'false' ? false : value)),
);

const overrideOrigins = v.pipe(
  v.string(),
  v.check(
    (value) => /^(?:off|loopback)$/.test(value) || value.split(',').every((one) => originFrom(one.trim())),
    'must be off, loopback, or origins like https://agent.example.com,http://localhost:4302',
  ),
  v.transform((value): OverrideRule['origins'] => {
    if (value === 'off') return 'none';
    return value === 'loopback' ? value : value.split(',').flatMap((one) => originFrom(one.trim()) ?? []);
  }),
);

const verification = v.pipe(
  v.string(),
  v.regex(/^$|^[\w.-]+=[\w-]+(,[\w.-]+=[\w-]+)*$/, 'must be like example.com=token,www.example.com=token'),
  v.transform((value) => {
    const pairs = value.split(',').filter((pair) => pair !== '');
    return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
  }),
);

const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must be an address like postgres://user:password@host/name'),
  v.check((value) => URL.canParse(value), 'must be an address like postgres://user:password@host/name'),
);

const objectStorage = v.pipe(
  v.string(),
  v.regex(/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w.-]+)*\/?$/, 'must be like s3://bucket/prefix'),
);

const environment = v.object({
  PORT: v.optional(port, '3000'),
  /** Where it listens; unless it is told, on every address of the machine. */
  HOST: v.optional(v.pipe(v.string(), v.check(isHost, HOST_RULE)), '0.0.0.0'),
  /** Any back end that speaks the wire; of several processes that share a Redis, each one's. */
  PLATFORM_URL: v.optional(origins, 'http://localhost:3001'),
  /** Where the games' frames come from. */
  GAMES_URL: v.optional(origin, 'http://localhost:3002'),
  DATA_DIR: v.optional(text, '.data'),
  /** Where what is live stands, for gateways on several machines; otherwise it is in files of the data directory. */
  DATABASE_URL: v.optional(databaseUrl),
  /** Where the files of releases are, for gateways on several machines; otherwise in the data directory. */
  RELEASE_STORE: v.optional(objectStorage),
  /** Of the object storage, where it is not Amazon's. */
  S3_ENDPOINT: v.optional(origin),
  S3_REGION: v.optional(text, 'us-east-1'),
  /** Without it, credentials are looked for where Amazon's own tools look. */
  AWS_ACCESS_KEY_ID: v.optional(text),
  AWS_SECRET_ACCESS_KEY: v.optional(text),
  /** The list of who may publish; otherwise `keys/publishers.json` in the data directory. */
  RELEASE_PUBLISHERS: v.optional(text),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  SITE_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number'), v.transform(Number)),
  ),
  /** Whose `X-Forwarded-*` headers are believed. */
  TRUST_PROXY: v.optional(trustProxy, 'false'),
  /** The site is reached over https: cookies are `Secure`, browsers are told to stay on https. */
  SECURE_COOKIES: v.optional(flag, 'false'),
  /** The site's own address for canonical links; without it the request's host is used. */
  PUBLIC_URL: v.optional(origin),
  /** The header in which a proxy in front tells the visitor's country, e.g. `cf-ipcountry`. */
  COUNTRY_HEADER: v.optional(v.pipe(text, v.toLowerCase())),
  /** Per host, the token of the search engine's verification tag (spec §2). */
  SITE_VERIFICATION: v.optional(verification, ''),
  /** Shown on the upgrade page when the platform has not told its own link yet. */
  CUSTOMER_SERVICE_URL: v.optional(link),
  /** Whether clients are to show a captcha (`GET /clientCaptcha`). */
  CLIENT_CAPTCHA: v.optional(flag, 'true'),
  METRICS: v.optional(flag, 'false'),
  NODE_ENV: v.optional(text, 'development'),
  /** Whether everybody may read `/__remotes` and what it is made of; unless it is said, outside production. */
  REMOTES_PAGE: v.optional(flag),
  /** From where pages may take remotes that somebody tries out: `loopback` outside production, unless it is said. */
  REMOTE_OVERRIDES: v.optional(overrideOrigins),
  /** Multiplies the limits by address, for tests whose browsers share one. */
  RATE_LIMIT_FACTOR: v.optional(factor, '1'),
});

type Environment = v.InferOutput<typeof environment>;

export interface GatewaySettings extends ReleaseSettings {
  readonly port: number;
  readonly host: string;
  readonly platformUrls: readonly string[];
  readonly gamesUrl: string;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly siteId: number | undefined;
  readonly trustProxy: boolean | string;
  readonly secure: boolean;
  readonly publicUrl: string | undefined;
  readonly countryHeader: string | undefined;
  readonly siteVerification: Readonly<Record<string, string>>;
  readonly customerServiceUrl: string | undefined;
  readonly clientCaptcha: boolean;
  readonly metrics: boolean;
  readonly remotesPage: boolean;
  readonly remoteOverrides: OverrideRule;
  readonly rateLimitFactor: number;
}

/** Wrong settings; the message has one line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Passwords stand in them: they are not repeated, a message goes into logs. */
const SECRET = new Set(['DATABASE_URL', 'AWS_SECRET_ACCESS_KEY']);

/**
 * @param env e.g. `process.env`; an empty value counts as not set
 * @throws SettingsError
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? '';
      return `${name} ${issue.message}${SECRET.has(name) ? '' : `, not ${JSON.stringify(given[name])}`}`;
    });
    throw new SettingsError(lines.join('\n'));
  }
  const read = parsed.output;
  const isProduction = read.NODE_ENV === 'production';
  return {
    port: read.PORT,
    host: read.HOST,
    platformUrls: read.PLATFORM_URL,
    gamesUrl: read.GAMES_URL,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    releaseStore: read.RELEASE_STORE,
    s3: {
      endpoint: read.S3_ENDPOINT,
      region: read.S3_REGION,
      accessKeyId: read.AWS_ACCESS_KEY_ID,
      secretAccessKey: read.AWS_SECRET_ACCESS_KEY,
    },
    releasePublishers: read.RELEASE_PUBLISHERS,
    logLevel: read.LOG_LEVEL,
    siteId: read.SITE_ID,
    trustProxy: read.TRUST_PROXY,
    secure: read.SECURE_COOKIES,
    publicUrl: read.PUBLIC_URL,
    countryHeader: read.COUNTRY_HEADER,
    siteVerification: read.SITE_VERIFICATION,
    customerServiceUrl: read.CUSTOMER_SERVICE_URL,
    clientCaptcha: read.CLIENT_CAPTCHA,
    metrics: read.METRICS,
    remotesPage: read.REMOTES_PAGE ?? !isProduction,
    remoteOverrides: {
      origins: read.REMOTE_OVERRIDES ?? (isProduction ? 'none' : 'loopback'),
      guestsOnly: isProduction,
    },
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
  };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
}

/** An address, a block of them, or a name for the private ones, as `@fastify/proxy-addr` reads it. */
function isProxyAddress(value: string): boolean {
  const [address = '', bits, ...more] = value.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value.trim())) return true;
  const most = isIP(address) === 6 ? 128 : 32;
  const isBlock = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) !== 0 && isBlock && more.length === 0;
}
