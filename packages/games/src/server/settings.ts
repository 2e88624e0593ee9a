import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HOST_RULE, isHost } from '@tessera/domain';
import * as v from 'valibot';
import type { GamesOptions } from './start.ts';
import type { StorePlace } from './store/open.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'write a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'a port is at most 65535'),
);
const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'write an http(s) address',
  ),
);
const postgres = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
    'write an address like postgres://user:password@host/database',
  ),
);

const environment = v.object({
  GAMES_PORT: v.optional(port, '3002'),
  /** Where it listens; unless it is told, on every address of the machine. */
  HOST: v.optional(v.pipe(v.string(), v.check(isHost, HOST_RULE)), '0.0.0.0'),
  PLATFORM_URL: v.optional(webAddress, 'http://localhost:3001'),
  PROVIDER_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'a key has at least 16 characters'))),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** The games' own database; else one is made beside the platform's, wherever that is. */
  GAMES_DATABASE_URL: v.optional(postgres),
  DATABASE_URL: v.optional(postgres),
  /** One or several origins, with spaces or commas between, that may show a game in a frame. */
  LOBBY_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
      v.minLength(1, 'name at least one origin'),
      v.array(
        v.pipe(
          webAddress,
          v.transform((text) => new URL(text).origin),
        ),
      ),
    ),
    'http://localhost:3000',
  ),
  /** How long ended rounds are kept: for history, and for who checks them. */
  GAMES_KEEP_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'write a whole number of days from 1 to 9999'),
      v.transform(Number),
    ),
    '90',
  ),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** The options that the environment names. @throws Error with one line that says which setting is wrong and how */
export function readSettings(env: Record<string, string | undefined>): GamesOptions {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue)?.split('.')[0] ?? 'environment';
    // A key or a password is never written to a log.
    const isSecret = name === 'PROVIDER_KEY' || name.endsWith('DATABASE_URL');
    const value = isSecret ? '(hidden)' : (env[name] ?? '');
    throw new Error(`${name}=${value}: ${issue.message}`);
  }
  const { GAMES_PORT, HOST, PLATFORM_URL, PROVIDER_KEY, DATA_DIR, LOBBY_ORIGIN, LOG_LEVEL } = parsed.output;
  const { GAMES_DATABASE_URL, DATABASE_URL, GAMES_KEEP_DAYS } = parsed.output;
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
    throw new Error(`no provider key: set PROVIDER_KEY, or start the platform first, which writes ${file}`);
  }
}
