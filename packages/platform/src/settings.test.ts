import { SettingsError, readSettings } from './settings.ts';

test('nothing set is a working development platform', () => {
  expect(readSettings({})).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    dataDir: '.data',
    seed: 'standard',
    seedAccounts: true,
    metrics: false,
  });
});

test('an empty variable is an unset one', () => {
  expect(readSettings({ PLATFORM_PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test('the games’ address is kept as an origin', () => {
  expect(readSettings({ GAMES_URL: 'https://games.example/some/page' }).gamesUrl).toBe(
    'https://games.example',
  );
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
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(`${name}="${value}": must`);
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
