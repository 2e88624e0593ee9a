import * as v from 'valibot';
import { fields } from './fields.ts';
import { openHostWarning } from './open-host.ts';
import { readEnv, SettingsError } from './read-env.ts';

const ENTRIES = {
  PORT: v.optional(fields.port, '3000'),
  METRICS: v.optional(fields.flag, 'off'),
  PLATFORM_URL: v.optional(fields.origins, 'http://localhost:3001'),
  RATE_LIMIT_FACTOR: v.optional(fields.factor, '1'),
  TRUST_PROXY: v.optional(fields.trustProxy, 'off'),
  DATABASE_URL: v.optional(fields.postgres),
  REDIS_URL: v.optional(fields.redis),
  PROVIDER_KEY: v.optional(fields.key),
};

const linesOf = (env: Record<string, string>): string[] => {
  try {
    readEnv(ENTRIES, env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
  return [];
};

test('reports every wrong setting at once, with what it must be and what was given', () => {
  expect(linesOf({ PORT: '70000', METRICS: 'maybe', PLATFORM_URL: 'localhost:3001' })).toEqual([
    'PORT must be a port from 0 to 65535, not "70000"',
    'METRICS must be on or off, not "maybe"',
    'PLATFORM_URL must be an origin like https://example.com, without a path, or several with commas between, not "localhost:3001"',
  ]);
});

test.each([
  ['DATABASE_URL', 'mysql://tessera:hunter2@db/x'],
  ['REDIS_URL', 'http://:hunter2@cache'],
  ['PROVIDER_KEY', 'hunter2'],
  ['PLATFORM_URL', 'http://tessera:hunter2@platform'],
])('shows no part of the value of %s', (name, value) => {
  const [line = ''] = linesOf({ [name]: value });
  expect(line).toMatch(new RegExp(`^${name} must .+ \\(its value is not shown\\)$`));
  expect(line).not.toContain('hunter2');
});

test.each([
  ['on', true],
  ['true', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['0', false],
])('reads the boolean %s', (METRICS, value) => {
  expect(readEnv(ENTRIES, { METRICS }).METRICS).toBe(value);
});

test('takes an empty value as not set, and a factor with a fraction', () => {
  expect(readEnv(ENTRIES, { PORT: '', RATE_LIMIT_FACTOR: '1.5' })).toMatchObject({
    PORT: 3000,
    RATE_LIMIT_FACTOR: 1.5,
  });
});

test.each([
  ['on', true],
  ['false', false],
  ['10.0.0.0/8,loopback', '10.0.0.0/8,loopback'],
])('trusts proxies as TRUST_PROXY=%s says', (TRUST_PROXY, value) => {
  expect(readEnv(ENTRIES, { TRUST_PROXY }).TRUST_PROXY).toBe(value);
});

test('refuses a number of hops for TRUST_PROXY', () => {
  expect(linesOf({ TRUST_PROXY: '1' })).toHaveLength(1);
});

test.each([
  ['localhost', undefined, false],
  ['::1', undefined, false],
  ['0.0.0.0', undefined, true],
  ['192.168.1.7', 'development', true],
  ['0.0.0.0', 'production', false],
])('HOST=%s with NODE_ENV=%s is warned about: %s', (host, env, warned) => {
  expect(openHostWarning('gateway', host, env) !== undefined).toBe(warned);
});
