import { fields, readEnv, SettingsError, type Environment } from '@tessera/server/settings';
import * as v from 'valibot';
import type { ReleaseSettings } from './releases/site.ts';
import { originFrom, type OverrideRule } from './override/rule.ts';

/** The gateway's settings: each name of the environment, its schema and its default. */

const hosts = v.pipe(
  fields.list,
  v.check(
    (values) => values.every((value) => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(value)),
    'must be hosts like play.example.com,gateway.internal:8080',
  ),
  v.transform((values) => values.map((value) => value.toLowerCase())),
);

const link = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/\S+$/, 'must be an address like https://example.com/help'),
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

const objectStorage = v.pipe(
  v.string(),
  v.regex(/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w.-]+)*\/?$/, 'must be like s3://bucket/prefix'),
);

export const ENTRIES = {
  PORT: v.optional(fields.port, '3000'),
  /** Where it listens; `localhost` is 127.0.0.1 and ::1. */
  HOST: v.optional(fields.host, 'localhost'),
  /** Addresses of the platform's processes; several must share a Redis. */
  PLATFORM_URL: v.optional(fields.origins, 'http://localhost:3001'),
  /** Origin of the games' frames. */
  GAMES_URL: v.optional(fields.origin, 'http://localhost:3002'),
  DATA_DIR: v.optional(fields.text, '.data'),
  /** Database of the live releases, for gateways on several machines; otherwise they are in the data directory. */
  DATABASE_URL: v.optional(fields.postgres),
  /** Object storage of the releases' files, for gateways on several machines; otherwise the data directory. */
  RELEASE_STORE: v.optional(objectStorage),
  /** Address of the object storage, unless it is Amazon's. */
  S3_ENDPOINT: v.optional(fields.origin),
  S3_REGION: v.optional(fields.text, 'us-east-1'),
  /** Without it, credentials come from where Amazon's own tools read them. */
  AWS_ACCESS_KEY_ID: v.optional(fields.text),
  AWS_SECRET_ACCESS_KEY: v.optional(fields.text),
  /** File of the list of publishers; otherwise `keys/publishers.json` in the data directory. */
  RELEASE_PUBLISHERS: v.optional(fields.text),
  LOG_LEVEL: v.optional(fields.logLevel, 'warn'),
  SITE_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number'), v.transform(Number)),
  ),
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  TRUST_PROXY: v.optional(fields.trustProxy, 'off'),
  /** Cookies are `Secure`, and browsers are ordered to stay on https; by default where `PUBLIC_URL` is https. */
  SECURE_COOKIES: v.optional(fields.flag),
  /** The site's own address, e.g. for canonical links; production needs it. */
  PUBLIC_URL: v.optional(fields.origin),
  /** Further hosts that are served, e.g. `gateway.internal:8080`; without a port, at every port. */
  ALLOWED_HOSTS: v.optional(hosts),
  /** Header in which a proxy names the visitor's country, e.g. `cf-ipcountry`. */
  COUNTRY_HEADER: v.optional(v.pipe(fields.text, v.toLowerCase())),
  /** Per host, the token of the search engine's verification tag (spec §2). */
  SITE_VERIFICATION: v.optional(verification, ''),
  /** Link on the upgrade page until the platform has sent its own. */
  CUSTOMER_SERVICE_URL: v.optional(link),
  METRICS: v.optional(fields.flag, 'off'),
  NODE_ENV: v.optional(fields.text, 'development'),
  /** Whether `/__remotes` and its data are public; by default outside of production only. */
  REMOTES_PAGE: v.optional(fields.flag),
  /** Origins from which a page may load a remote by `?remote=`: by default `loopback`, and `off` in production. */
  REMOTE_OVERRIDES: v.optional(overrideOrigins),
  /** Multiplies the limits by network, for tests whose browsers share one. */
  RATE_LIMIT_FACTOR: v.optional(fields.factor, '1'),
} as const;

type Entries = v.InferOutput<v.ObjectSchema<typeof ENTRIES, undefined>>;

export interface GatewaySettings extends ReleaseSettings {
  readonly port: number;
  readonly host: string;
  readonly platformUrls: readonly string[];
  readonly gamesUrl: string;
  readonly logLevel: Entries['LOG_LEVEL'];
  readonly siteId: number | undefined;
  readonly trustProxy: boolean | string;
  readonly secure: boolean;
  readonly publicUrl: string | undefined;
  /** Hosts that are served besides the one of `publicUrl`. */
  readonly allowedHosts: readonly string[];
  readonly isProduction: boolean;
  readonly countryHeader: string | undefined;
  readonly siteVerification: Readonly<Record<string, string>>;
  readonly customerServiceUrl: string | undefined;
  readonly metrics: boolean;
  readonly remotesPage: boolean;
  readonly remoteOverrides: OverrideRule;
  readonly rateLimitFactor: number;
}

/**
 * Reads the gateway's settings.
 * @param env e.g. `process.env`; an empty value counts as not set
 * @throws SettingsError
 */
export function readSettings(env: Environment): GatewaySettings {
  const read = readEnv(ENTRIES, env);
  const isProduction = read.NODE_ENV === 'production';
  if (isProduction && read.PUBLIC_URL === undefined) {
    throw new SettingsError(
      'PUBLIC_URL is missing: with NODE_ENV=production it must be the address at which the site is opened, like https://play.example.com',
    );
  }
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
    secure: read.SECURE_COOKIES ?? read.PUBLIC_URL?.startsWith('https:') ?? false,
    publicUrl: read.PUBLIC_URL,
    allowedHosts: read.ALLOWED_HOSTS ?? [],
    isProduction,
    countryHeader: read.COUNTRY_HEADER,
    siteVerification: read.SITE_VERIFICATION,
    customerServiceUrl: read.CUSTOMER_SERVICE_URL,
    metrics: read.METRICS,
    remotesPage: read.REMOTES_PAGE ?? !isProduction,
    remoteOverrides: {
      origins: read.REMOTE_OVERRIDES ?? (isProduction ? 'none' : 'loopback'),
      guestsOnly: isProduction,
    },
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
  };
}
