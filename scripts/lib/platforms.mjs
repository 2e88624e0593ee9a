import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Each further platform listens so many ports higher: the games server has the one beside the first. */
const PORT_STEP = 10;
const MOST = 9;

/**
 * How many platforms the command line asks for (`--platforms 2`).
 * @throws Error that says what is wrong, or missing for it
 */
export function countPlatforms(args, env) {
  const { values } = parseArgs({ args, options: { platforms: { type: 'string', default: '1' } } });
  const count = Number(values.platforms);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new Error(`--platforms ${values.platforms}: write a number from 1 to ${MOST}.`);
  if (count === 1) return 1;
  if (env.PLATFORM_URL)
    throw new Error(`--platforms starts platforms of its own, and PLATFORM_URL names another: unset it.`);
  if (!env.REDIS_URL)
    throw new Error(
      `--platforms ${count} needs REDIS_URL, the address of a Redis that they share, like redis://localhost:6379.`,
    );
  return count;
}

/** Where each of so many platforms listens, the first one first. */
export function platformUrls(count, { env, host }) {
  const first = Number(env.PLATFORM_PORT ?? '3001');
  return Array.from({ length: count }, (_, index) => `http://${host}:${first + index * PORT_STEP}`);
}

/**
 * The further platforms' environment, once the first one runs: its database, its keys, its pictures, and a data
 * directory of their own.
 */
export async function besideFirst(url, index, { env, dataDir }) {
  const keyOf = (name) => readFileSync(join(dataDir, name), 'utf8').trim();
  const { EMBEDDED_NAME, runningDatabaseUrl } = await import('@tessera/server');
  return {
    PLATFORM_PORT: new URL(url).port,
    DATABASE_URL: env.DATABASE_URL || runningDatabaseUrl(dataDir, EMBEDDED_NAME),
    PROVIDER_KEY: env.PROVIDER_KEY || keyOf('provider-key'),
    PAYMENT_KEY: env.PAYMENT_KEY || keyOf('payment-key'),
    DATA_DIR: join(dataDir, 'platforms', String(index + 1)),
    MEDIA_DIR: env.MEDIA_DIR || join(dataDir, 'media'),
    DRAW_PICTURES: 'off',
  };
}
