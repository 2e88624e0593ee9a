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
  ['AUTHENTICATOR_KEY', 'short'],
  ['PUSH_PRIVATE_KEY', 'short'],
  // Bytes, but no number that is a key.
  ['PUSH_PRIVATE_KEY', 'A'.repeat(43)],
  ['PUSH_TEST_ORIGIN', '127.0.0.1:4000'],
  ['PROOF_MINUTES', '0'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'no address'],
  ['MAIL_FROM', 'a@example.com\r\nBcc: b@example.com'],
  ['SMS_GATEWAY_URL', 'sms.example'],
  ['PUBLIC_URL', 'https://site.example/page'],
  ['OIDC_PROVIDERS', 'google'],
  ['OIDC_PROVIDERS', '[{"id":"a"}]'],
  ['RATE_LIMIT_FACTOR', '-1'],
  ['SESSION_IDLE_MIN', '0'],
])('refuses %s=%s by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must`));
});

test.each([
  ['PROVIDER_KEY', 'hunter2'],
  ['PAYMENT_KEY', 'hunter2'],
  ['AUTHENTICATOR_KEY', 'hunter2'],
  ['PUSH_PRIVATE_KEY', 'hunter2'],
  ['DATABASE_URL', 'mysql://tessera:hunter2@db/x'],
  ['REDIS_URL', 'http://:hunter2@cache'],
  ['GAMES_URL', 'ftp://tessera:hunter2@games'],
  ['SMTP_URL', 'mail://tessera:hunter2@mail'],
  ['SMS_GATEWAY_URL', 'ftp://sms.example/?token=hunter2'],
  ['OIDC_PROVIDERS', '[{"id":"a","clientSecret":"hunter2"}]'],
])('shows no part of a wrong %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(/^(?!.*hunter2)[A-Z_]+ must/);
});

test('a mail server needs a sender, and a gateway its key; neither is shown', () => {
  const mail = { SMTP_URL: 'smtps://tessera:hunter2@mail', MAIL_FROM: 'Tessera <no-reply@example.com>' };
  const sms = { SMS_GATEWAY_URL: 'https://sms.example/v1/messages?u=hunter2', SMS_GATEWAY_KEY: 'hunter2' };
  expect(readSettings({ ...mail, ...sms })).toMatchObject({
    smtp: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
    smsGateway: { url: sms.SMS_GATEWAY_URL, key: sms.SMS_GATEWAY_KEY },
  });
  expect(() => readSettings({ SMTP_URL: mail.SMTP_URL })).toThrow(/^(?!.*hunter2)MAIL_FROM is missing/);
  expect(() => readSettings({ MAIL_FROM: mail.MAIL_FROM })).toThrow(/^SMTP_URL is missing/);
  expect(() => readSettings({ SMS_GATEWAY_URL: sms.SMS_GATEWAY_URL })).toThrow(
    /^(?!.*hunter2)SMS_GATEWAY_KEY is missing/,
  );
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

test('a push service for tests is refused in production', () => {
  const given = { PUSH_TEST_ORIGIN: 'http://127.0.0.1:4000' };
  expect(() => readSettings({ ...given, NODE_ENV: 'production' })).toThrow(/PUSH_TEST_ORIGIN/);
  expect(readSettings(given).pushTestOrigin).toBe('http://127.0.0.1:4000');
});

describe('OIDC_PROVIDERS', () => {
  const PROVIDER = {
    id: 'example',
    name: 'Example',
    issuer: 'https://id.example.com',
    clientId: 'tessera',
    clientSecret: 'secret',
  };
  const read = (...providers: object[]) =>
    readSettings({ OIDC_PROVIDERS: JSON.stringify(providers) }).oidcProviders;

  test('none is a list of its own, so that a site can have no third-party login', () => {
    expect(read(PROVIDER)).toEqual([PROVIDER]);
    expect(read()).toEqual([]);
    expect(readSettings({}).oidcProviders).toBeUndefined();
  });

  test.each(['M3 3h18v18H3z', '/media/example-mark.svg'])('reads the mark %s', (mark) => {
    expect(read({ ...PROVIDER, mark })).toEqual([{ ...PROVIDER, mark }]);
  });

  test.each([
    ['an issuer without https', [{ ...PROVIDER, issuer: 'http://id.example.com' }], 'https'],
    ['an issuer with a password', [{ ...PROVIDER, issuer: 'https://a:b@id.example.com' }], 'https'],
    ['two of one id', [PROVIDER, { ...PROVIDER, issuer: 'https://other.example.com' }], 'id twice'],
    ['two of one issuer', [PROVIDER, { ...PROVIDER, id: 'other' }], 'issuer twice'],
    ['an unknown field', [{ ...PROVIDER, secret: 'x' }], 'JSON list'],
    ['a mark of another site', [{ ...PROVIDER, mark: 'https://id.example.com/mark.svg' }], '/media/'],
    ['a mark outside of the media', [{ ...PROVIDER, mark: '/media/../api/logout' }], '/media/'],
    ['a mark with markup', [{ ...PROVIDER, mark: 'M0 0"/><script>' }], '/media/'],
  ])('refuses %s', (_what, providers, rule) => {
    expect(() => read(...providers)).toThrow(rule);
  });

  test('accepts an issuer without https on this machine', () => {
    expect(read({ ...PROVIDER, issuer: 'http://localhost:8080/realms/play' })).toHaveLength(1);
  });
});
