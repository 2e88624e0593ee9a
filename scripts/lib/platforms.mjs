import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Distance between the ports of two platforms. The games server uses the port next to the first platform's. */
const PORT_STEP = 10;
const MAX_PLATFORMS = 9;

/**
 * Reads the number of platforms from the command line (`--platforms 2`).
 * @throws Error for an invalid number or missing settings
 */
export function countPlatforms(args, env) {
  const { values } = parseArgs({ args, options: { platforms: { type: 'string', default: '1' } } });
  const count = Number(values.platforms);
  if (!Number.isInteger(count) || count < 1 || count > MAX_PLATFORMS)
    throw new Error(`--platforms ${values.platforms}: write a number from 1 to ${MAX_PLATFORMS}.`);
  if (count === 1) return 1;
  if (env.PLATFORM_URL)
    throw new Error(
      `--platforms starts its own platforms, but PLATFORM_URL names another: unset PLATFORM_URL.`,
    );
  if (!env.REDIS_URL)
    throw new Error(
      `--platforms ${count} needs REDIS_URL, the address of a Redis that they share, like redis://localhost:6379.`,
    );
  return count;
}

/** Returns the addresses of `count` platforms. */
export function platformUrls(count, { env, host }) {
  const first = Number(env.PLATFORM_PORT ?? '3001');
  return Array.from({ length: count }, (_, index) => `http://${host}:${first + index * PORT_STEP}`);
}

/**
 * Starts the embedded PostgreSQL of several platforms in this process, so that it outlives each of them.
 * @returns its address and a function that stops it
 */
export async function startSharedDatabase(dataDir) {
  const { EMBEDDED_NAME, ensureDatabase, lockDataDir, startCluster } = await import('@tessera/server');
  const unlock = lockDataDir(dataDir);
  try {
    const cluster = await startCluster(dataDir, {
      onDied: () => process.stderr.write('The database died: it is started again.\n'),
      onFailed: (error) => process.stderr.write(`The database did not start: ${error.message}\n`),
    });
    const stop = () => cluster.stop().finally(unlock);
    try {
      return { url: await ensureDatabase(cluster.url, EMBEDDED_NAME), stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Returns the environment of one of several platforms: shared settings and a data directory of its own. The first one
 * draws the pictures.
 */
export async function environmentOf(url, index, { env, dataDir, databaseUrl }) {
  const { installationSecret } = await import('@tessera/server');
  return {
    PLATFORM_PORT: new URL(url).port,
    DATABASE_URL: databaseUrl,
    PROVIDER_KEY: env.PROVIDER_KEY || installationSecret(dataDir, 'provider-key'),
    PAYMENT_KEY: env.PAYMENT_KEY || installationSecret(dataDir, 'payment-key'),
    AUTHENTICATOR_KEY: env.AUTHENTICATOR_KEY || installationSecret(dataDir, 'authenticator-key'),
    DATA_DIR: join(dataDir, 'platforms', String(index + 1)),
    MEDIA_DIR: env.MEDIA_DIR || join(dataDir, 'media'),
    DRAW_PICTURES: index === 0 ? (env.DRAW_PICTURES ?? 'on') : 'off',
  };
}
