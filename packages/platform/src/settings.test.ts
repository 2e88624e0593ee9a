import { SettingsError } from '@tessera/server/settings';
import { readSettings } from './settings.ts';

test('nothing set is a working development platform', () => {
  expect(readSettings({})).toMatchObject({
    port: 3001,
    host: 'localhost',
    dataDir: '.data',
    seed: 'standard',
    seedAccounts: true,
    metrics: false,
  });
});

test('an empty variable is an unset one', () => {
  expect(readSettings({ PLATFORM_PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test('keeps the games’ address as an origin, and refuses one with a path', () => {
  expect(readSettings({ GAMES_URL: 'https://games.example/' }).gamesUrl).toBe('https://games.example');
  expect(() => readSettings({ GAMES_URL: 'https://games.example/page' })).toThrow('without a path');
});

test('reads booleans and factors as the other servers do', () => {
  expect(readSettings({ METRICS: 'true', DRAW_PICTURES: '0', RATE_LIMIT_FACTOR: '1.5' })).toMatchObject({
    metrics: true,
    drawPictures: false,
    rateLimitFactor: 1.5,
  });
});

test.each([
  ['PLATFORM_PORT', '70000'],
  ['HOST', '300.0.0.1'],
  ['HOST', 'localhost:3001'],
  ['GAMES_URL', 'games.example'],
  ['GAMES_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['REDIS_URL', 'localhost:6379'],
  ['DRAW_PICTURES', 'later'],
  ['CAPTCHA_ANSWER', 'abc'],
  ['PROVIDER_KEY', 'short'],
  ['RATE_LIMIT_FACTOR', '-1'],
  ['SESSION_IDLE_MIN', '0'],
])('refuses %s=%s by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must`));
});

test.each([
  ['PROVIDER_KEY', 'hunter2'],
  ['PAYMENT_KEY', 'hunter2'],
  ['DATABASE_URL', 'mysql://tessera:hunter2@db/x'],
  ['REDIS_URL', 'http://:hunter2@cache'],
  ['GAMES_URL', 'ftp://tessera:hunter2@games'],
])('shows no part of a wrong %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(/^(?!.*hunter2)[A-Z_]+ must/);
});

test('sample accounts are seeded outside production only', () => {
  expect(readSettings({ SEED_ACCOUNTS: 'off' }).seedAccounts).toBe(false);
  expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({ seedAccounts: false, isProduction: true });
  expect(() => readSettings({ SEED_ACCOUNTS: 'on', NODE_ENV: 'production' })).toThrow(/SEED_ACCOUNTS/);
});

test('a fixed captcha answer is refused in production', () => {
  expect(() => readSettings({ CAPTCHA_ANSWER: '1234', NODE_ENV: 'production' })).toThrow(/CAPTCHA_ANSWER/);
  expect(readSettings({ CAPTCHA_ANSWER: '1234' }).captchaAnswer).toBe('1234');
});
