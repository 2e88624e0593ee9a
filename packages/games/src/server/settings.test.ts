import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings } from './settings.ts';

const PROVIDER_KEY = 'a-key-of-sixteen-or-more';

test('an empty environment is the local set-up', () => {
  expect(readSettings({ PROVIDER_KEY })).toMatchObject({
    port: 3002,
    host: 'localhost',
    platformUrl: 'http://localhost:3001',
    lobbyOrigins: ['http://localhost:3000'],
    providerKey: PROVIDER_KEY,
    keepDays: 90,
    trustProxy: false,
    rateLimitFactor: 1,
  });
});

test.each([
  [{}, { dataDir: resolve('.data') }],
  [{ DATA_DIR: '/data' }, { dataDir: '/data' }],
  [{ DATABASE_URL: 'postgres://a:b@db/site' }, { besideUrl: 'postgres://a:b@db/site' }],
  [
    { DATABASE_URL: 'postgres://a:b@db/site', GAMES_DATABASE_URL: 'postgres://a:b@db/games' },
    { url: 'postgres://a:b@db/games' },
  ],
])('the games’ database stands beside the platform’s unless it is named: %j', (env, store) => {
  expect(readSettings({ PROVIDER_KEY, ...env }).store).toEqual(store);
});

test('the key is read from where the platform writes it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-key-'));
  writeFileSync(join(folder, 'provider-key'), 'written-by-the-platform\n');
  expect(readSettings({ DATA_DIR: folder }).providerKey).toBe('written-by-the-platform');
});

test('reads several lobbies as origins', () => {
  const { lobbyOrigins } = readSettings({
    PROVIDER_KEY,
    LOBBY_ORIGIN: 'https://a.example/, https://b.example',
  });
  expect(lobbyOrigins).toEqual(['https://a.example', 'https://b.example']);
});

test('reads trusted proxies and the factor of rate limits', () => {
  expect(readSettings({ PROVIDER_KEY, TRUST_PROXY: '10.0.0.0/8', RATE_LIMIT_FACTOR: '2.5' })).toMatchObject({
    trustProxy: '10.0.0.0/8',
    rateLimitFactor: 2.5,
  });
});

test.each([
  [{ GAMES_PORT: 'abc' }, 'GAMES_PORT must be a port from 0 to 65535, not "abc"'],
  [{ GAMES_PORT: '99999' }, 'GAMES_PORT must be a port'],
  [{ HOST: 'localhost:3002' }, 'HOST must be an address or a name of this machine'],
  [{ PLATFORM_URL: 'ftp://x' }, 'PLATFORM_URL must be an origin'],
  [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be a number above zero'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be on, off, or addresses'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal'],
  [{ GAMES_KEEP_DAYS: '0' }, 'GAMES_KEEP_DAYS must be a whole number of days'],
  [{ LOBBY_ORIGIN: 'lobby' }, 'LOBBY_ORIGIN must be an origin'],
  [{ PROVIDER_KEY: '', DATA_DIR: '/nowhere' }, 'PROVIDER_KEY is missing'],
  [{ PROVIDER_KEY: 'secret' }, 'PROVIDER_KEY must have at least 16 characters (its value is not shown)'],
  [
    { GAMES_DATABASE_URL: 'mysql://a:b@db/x' },
    'GAMES_DATABASE_URL must be an address like postgres://user:password@host/database (its value is not shown)',
  ],
])('names a wrong setting and its rule: %j', (env, line) => {
  expect(() => readSettings({ PROVIDER_KEY, ...env })).toThrow(line);
});
