import { bootstrap, ROOT, stop } from './lib/bootstrap.mjs';
bootstrap();

const { resolve } = await import('node:path');
const { buildAll, publishAll } = await import('./lib/builds.mjs');
const { besideFirst, countPlatforms, platformUrls } = await import('./lib/platforms.mjs');
const { endServers, startServer, untilReady } = await import('./lib/run.mjs');

const USAGE = `npm start: builds what is stale and runs the whole of Tessera on this machine

  --platforms 2   so many platform processes, which share the database and the Redis of REDIS_URL

Settings come from the environment, see README.md:
  PORT (3000), PLATFORM_PORT (3001), GAMES_PORT (3002), HOST (localhost), DATA_DIR (.data), DATABASE_URL,
  GAMES_DATABASE_URL, REDIS_URL, SEED (standard | large), LOG_LEVEL
`;

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const began = Date.now();
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
  LOBBY_ORIGIN: siteUrl,
  LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
};

const servers = [];
let stopping = false;
async function stopAll(exitCode) {
  if (stopping) return;
  stopping = true;
  await endServers(servers);
  process.exit(exitCode);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(0));

function askedFor(read) {
  try {
    return read();
  } catch (error) {
    return stop(error.message);
  }
}

async function serve(name, script, url, own = {}) {
  const server = startServer(name, script, { ...shared, ...own });
  servers.push(server);
  await untilReady(server, url);
  server.exited.then(({ code, signal }) => {
    if (stopping) return;
    process.stderr.write(`${name} stopped (${signal ?? `exit ${code}`}); stopping the others.\n`);
    void stopAll(1);
  });
}

try {
  // The platform first: it is what refuses a data directory that is already in use, before anything is built.
  for (const [index, url] of platformsHere.entries()) {
    const name = index === 0 ? 'platform' : `platform ${index + 1}`;
    const own = index === 0 ? {} : await besideFirst(url, index, { env, dataDir });
    await serve(name, 'packages/platform/src/main.ts', url, own);
  }
  buildAll();
  publishAll(dataDir);
  await serve('games', 'packages/games/src/main.ts', gamesUrl);
  await serve('gateway', 'packages/gateway/src/main.ts', siteUrl, { PLATFORM_URL: platformUrl });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await stopAll(1);
}

process.stdout.write(`
Tessera is ready at ${siteUrl}   (${((Date.now() - began) / 1000).toFixed(0)} s; Ctrl+C stops it)

Sample accounts, play money only:
  player01 / play1234   USD
  player02 / play1234   INR
  player03 / play1234   RMB
  agent01  / agent1234  USD, an agent
`);
