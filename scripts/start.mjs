import { bootstrap, ROOT, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { resolve } = await import('node:path');
const { buildAndPublish } = await import('./lib/builds.mjs');
const { lobbyOrigin } = await import('./lib/lobby-origin.mjs');
const { countPlatforms, environmentOf, platformUrls, startSharedDatabase } =
  await import('./lib/platforms.mjs');
const { requireFreePorts } = await import('./lib/ports.mjs');
const { createSupervisor } = await import('./lib/supervisor.mjs');

const USAGE = `npm start: builds what is stale and runs the whole of Tessera on this machine

  --platforms 2   runs this number of platform processes, which share the database and the Redis of REDIS_URL

Settings come from the environment, see README.md:
  PORT (3000), PLATFORM_PORT (3001), GAMES_PORT (3002), HOST (localhost), DATA_DIR (.data), DATABASE_URL,
  GAMES_DATABASE_URL, REDIS_URL, SEED (standard | large), LOG_LEVEL
  PLATFORM_URL    the site uses this platform, and none is started
  LOBBY_ORIGIN    the origins that may show a game in a frame; by default PUBLIC_URL, else the gateway's address
`;

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const startedAt = Date.now();
const env = process.env;
const platforms = askedFor(() => countPlatforms(process.argv.slice(2), env));
const dataDir = resolve(ROOT, env.DATA_DIR ?? '.data');
// What listens on one address only is not found under another.
const isLocalhost = !env.HOST || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(env.HOST);
const host = isLocalhost ? 'localhost' : env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
const port = env.PORT ?? '3000';
const platformsHere = env.PLATFORM_URL ? [] : platformUrls(platforms, { env, host });
const platformUrl = env.PLATFORM_URL || platformsHere.join(',');
const gamesUrl = env.GAMES_URL ?? `http://${host}:${env.GAMES_PORT ?? '3002'}`;
const siteUrl = `http://${host}:${port}`;
const shared = {
  DATA_DIR: dataDir,
  PLATFORM_URL: platformUrl.split(',')[0],
  GAMES_URL: gamesUrl,
  LOBBY_ORIGIN: lobbyOrigin(env, siteUrl),
  LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
};

const supervisor = createSupervisor();
let database;
let exitCode;
async function stopAll(code) {
  // The first reason decides; a signal during the clean-up changes nothing.
  if (exitCode !== undefined) return;
  exitCode = code;
  await supervisor.stop();
  await database?.stop();
  process.exit(exitCode);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));

function askedFor(read) {
  try {
    return read();
  } catch (error) {
    return stop(error.message);
  }
}

const serve = (name, script, url, own = {}) =>
  supervisor.start({ name, script, url, env: { ...shared, ...own }, answers: '/healthz' });

async function startPlatforms() {
  if (platforms > 1 && !env.DATABASE_URL) database = await startSharedDatabase(dataDir);
  const databaseUrl = env.DATABASE_URL || database?.url;
  const ready = [];
  for (const [index, url] of platformsHere.entries()) {
    supervisor.signal.throwIfAborted();
    const name = platforms === 1 ? 'platform' : `platform ${index + 1}`;
    const own = platforms === 1 ? {} : await environmentOf(url, index, { env, dataDir, databaseUrl });
    ready.push(await serve(name, 'packages/platform/src/main.ts', url, own));
  }
  return ready;
}

async function startAll() {
  await requireFreePorts([
    ...platformsHere.map((url) => ({ url, setting: 'PLATFORM_PORT' })),
    ...(env.GAMES_URL ? [] : [{ url: gamesUrl, setting: 'GAMES_PORT' }]),
    { url: siteUrl, setting: 'PORT' },
  ]);
  // The platform first: it refuses a data directory that is in use before anything is built, and draws meanwhile.
  const ready = await startPlatforms();
  await Promise.all([
    buildAndPublish(dataDir, supervisor.signal),
    ...ready.map((untilReady) => untilReady()),
  ]);
  const others = await Promise.all([
    serve('games', 'packages/games/src/main.ts', gamesUrl),
    serve('gateway', 'packages/gateway/src/main.ts', siteUrl, { PLATFORM_URL: platformUrl }),
  ]);
  await Promise.all(others.map((untilReady) => untilReady()));
}

try {
  await startAll();
} catch (error) {
  if (exitCode === undefined) process.stderr.write(`Tessera did not start: ${error.message}\n`);
  await stopAll(1);
  // A signal is stopping everything already, and ends this process when that is done.
  await new Promise(() => undefined);
}

process.stdout.write(`
Tessera is ready at ${siteUrl}   (${((Date.now() - startedAt) / 1000).toFixed(0)} s; Ctrl+C stops it)

Sample accounts, play money only:
  player01 / play1234   USD
  player02 / play1234   INR
  player03 / play1234   RMB
  agent01  / agent1234  USD, an agent
`);
