import { bootstrap, ROOT } from './lib/bootstrap.mjs';
bootstrap();

const { resolve } = await import('node:path');
const { buildAll, publishAll } = await import('./lib/builds.mjs');
const { endServers, startServer, untilReady } = await import('./lib/run.mjs');

const USAGE = `npm start: builds what is stale and runs the whole of Tessera on this machine

Settings come from the environment, see README.md:
  PORT (3000), PLATFORM_PORT (3001), GAMES_PORT (3002), HOST, DATA_DIR (.data), DATABASE_URL, SEED (standard | large),
  LOG_LEVEL
`;

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const began = Date.now();
const env = process.env;
const dataDir = resolve(ROOT, env.DATA_DIR ?? '.data');
// What listens on one address only is not found under another.
const isLocalhost = !env.HOST || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(env.HOST);
const host = isLocalhost ? 'localhost' : env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
const port = env.PORT ?? '3000';
const platformUrl = env.PLATFORM_URL ?? `http://${host}:${env.PLATFORM_PORT ?? '3001'}`;
const gamesUrl = env.GAMES_URL ?? `http://${host}:${env.GAMES_PORT ?? '3002'}`;
const siteUrl = `http://${host}:${port}`;
const shared = {
  DATA_DIR: dataDir,
  PLATFORM_URL: platformUrl,
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

async function serve(name, script, url) {
  const server = startServer(name, script, shared);
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
  if (!env.PLATFORM_URL) await serve('platform', 'packages/platform/src/main.ts', platformUrl);
  buildAll();
  publishAll(dataDir);
  await serve('games', 'packages/games/src/main.ts', gamesUrl);
  await serve('gateway', 'packages/gateway/src/main.ts', siteUrl);
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
