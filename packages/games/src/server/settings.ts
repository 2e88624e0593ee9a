import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fields, readEnv, SettingsError, type Environment } from '@tessera/server/settings';
import * as v from 'valibot';
import type { GamesOptions } from './start.ts';
import type { StorePlace } from './store/open.ts';

/** The games' settings: each name of the environment, its schema and its default. */
export const ENTRIES = {
  GAMES_PORT: v.optional(fields.port, '3002'),
  /** Where it listens; `localhost` is 127.0.0.1 and ::1. */
  HOST: v.optional(fields.host, 'localhost'),
  PLATFORM_URL: v.optional(fields.origin, 'http://localhost:3001'),
  PROVIDER_KEY: v.optional(fields.key),
  DATA_DIR: v.optional(fields.text, '.data'),
  /** The games' own database; else one is made beside the platform's, wherever that is. */
  GAMES_DATABASE_URL: v.optional(fields.postgres),
  DATABASE_URL: v.optional(fields.postgres),
  /** One or several origins, with spaces or commas between, that may show a game in a frame. */
  LOBBY_ORIGIN: v.optional(fields.origins, 'http://localhost:3000'),
  /** How long ended rounds are kept: for history, and for who checks them. */
  GAMES_KEEP_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'must be a whole number of days from 1 to 9999'),
      v.transform(Number),
    ),
    '90',
  ),
  LOG_LEVEL: v.optional(fields.logLevel, 'warn'),
  TRUST_PROXY: v.optional(fields.trustProxy, 'off'),
  RATE_LIMIT_FACTOR: v.optional(fields.factor, '1'),
} as const;

/**
 * Reads the games server's settings.
 * @param env e.g. `process.env`; an empty value counts as not set
 * @throws SettingsError that names every wrong setting
 */
export function readSettings(env: Environment): GamesOptions {
  const read = readEnv(ENTRIES, env);
  const { GAMES_PORT, HOST, PLATFORM_URL, PROVIDER_KEY, DATA_DIR, LOBBY_ORIGIN, LOG_LEVEL } = read;
  const { GAMES_DATABASE_URL, DATABASE_URL, GAMES_KEEP_DAYS, TRUST_PROXY, RATE_LIMIT_FACTOR } = read;
  return {
    port: GAMES_PORT,
    host: HOST,
    platformUrl: PLATFORM_URL,
    providerKey: PROVIDER_KEY ?? keyOf(DATA_DIR),
    store: placeOf(GAMES_DATABASE_URL, DATABASE_URL, DATA_DIR),
    oldJournal: join(DATA_DIR, 'games', 'rounds.jsonl'),
    keepDays: GAMES_KEEP_DAYS,
    lobbyOrigins: LOBBY_ORIGIN,
    logLevel: LOG_LEVEL,
    trustProxy: TRUST_PROXY,
    rateLimitFactor: RATE_LIMIT_FACTOR,
  };
}

function placeOf(own: string | undefined, platforms: string | undefined, dataDir: string): StorePlace {
  if (own !== undefined) return { url: own };
  return platforms === undefined ? { dataDir: resolve(dataDir) } : { besideUrl: platforms };
}

function keyOf(dataDir: string): string {
  const file = join(dataDir, 'provider-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingsError(
      `PROVIDER_KEY is missing: set it, or start the platform first, which writes ${file}`,
    );
  }
}
