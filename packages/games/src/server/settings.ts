import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_RULE, isHost } from '@tessera/domain';
import * as v from 'valibot';
import type { GamesOptions } from './start.ts';

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

const environment = v.object({
  GAMES_PORT: v.optional(port, '3002'),
  /** Where it listens; unless it is told, on every address of the machine. */
  HOST: v.optional(v.pipe(v.string(), v.check(isHost, HOST_RULE)), '0.0.0.0'),
  PLATFORM_URL: v.optional(webAddress, 'http://localhost:3001'),
  PROVIDER_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'a key has at least 16 characters'))),
  DATA_DIR: v.optional(v.string(), '.data'),
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
    // A key is never written to a log.
    const value = name === 'PROVIDER_KEY' ? '(hidden)' : (env[name] ?? '');
    throw new Error(`${name}=${value}: ${issue.message}`);
  }
  const { GAMES_PORT, HOST, PLATFORM_URL, PROVIDER_KEY, DATA_DIR, LOBBY_ORIGIN, LOG_LEVEL } = parsed.output;
  return {
    port: GAMES_PORT,
    host: HOST,
    platformUrl: PLATFORM_URL,
    providerKey: PROVIDER_KEY ?? keyOf(DATA_DIR),
    dataDir: join(DATA_DIR, 'games'),
    lobbyOrigins: LOBBY_ORIGIN,
    logLevel: LOG_LEVEL,
  };
}

function keyOf(dataDir: string): string {
  const file = join(dataDir, 'provider-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`no provider key: set PROVIDER_KEY, or start the platform first, which writes ${file}`);
  }
}
