import { join, resolve } from 'node:path';
import { watch } from '@tessera/build';
import { publish, readSettings } from '@tessera/gateway';
import { ROOT } from './bootstrap.mjs';
import { APPS } from './builds.mjs';
import { lobbyOrigin } from './lobby-origin.mjs';
import { requireFreePorts } from './ports.mjs';
import { createSupervisor } from './supervisor.mjs';

/** Runs all servers and watches all apps: what is built is published at once, and live with the next page load. */
export async function devAll() {
  const dataDir = resolve(ROOT, process.env.DATA_DIR ?? '.data');
  const siteUrl = `http://localhost:${process.env.PORT ?? '3000'}`;
  const env = {
    DATA_DIR: dataDir,
    PLATFORM_URL: `http://localhost:${process.env.PLATFORM_PORT ?? '3001'}`,
    GAMES_URL: `http://localhost:${process.env.GAMES_PORT ?? '3002'}`,
    LOBBY_ORIGIN: lobbyOrigin(process.env, siteUrl),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  };
  const supervisor = createSupervisor();
  let exitCode;
  const stopAll = async (code) => {
    exitCode ??= code;
    await supervisor.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));
  const serve = (name, script, url) => supervisor.start({ name, script, url, env, answers: '/healthz' });

  try {
    await requireFreePorts([
      { url: env.PLATFORM_URL, setting: 'PLATFORM_PORT' },
      { url: env.GAMES_URL, setting: 'GAMES_PORT' },
      { url: siteUrl, setting: 'PORT' },
    ]);
    // The platform draws its first pictures while the apps are built.
    const platformReady = await serve('platform', 'packages/platform/src/main.ts', env.PLATFORM_URL);
    await Promise.all([watchAndPublish(dataDir), platformReady()]);
    const gamesReady = await serve('games', 'packages/games/src/main.ts', env.GAMES_URL);
    const gatewayReady = await serve('gateway', 'packages/gateway/src/main.ts', siteUrl);
    await Promise.all([gamesReady(), gatewayReady()]);
  } catch (error) {
    if (exitCode === undefined) process.stderr.write(`Tessera did not start: ${error.message}\n`);
    return stopAll(1);
  }
  process.stdout.write(`Tessera (watching) is at ${siteUrl}\n`);
}

/** Settles when everything is live for the first time: shell and remotes fit only together. */
function watchAndPublish(dataDir) {
  const unbuilt = new Set(APPS);
  let publishing = Promise.resolve();
  const go = (apps) => {
    publishing = publishing
      .then(() =>
        publish({ ...readSettings(process.env), dataDir, dists: apps.map((app) => join(ROOT, app, 'dist')) }),
      )
      .then(
        () => process.stdout.write(`published: ${apps.join(', ')}\n`),
        (error) => process.stderr.write(`not published: ${error.message}\n`),
      );
    return publishing;
  };
  return new Promise((done) => {
    for (const app of APPS) {
      watch(join(ROOT, app), (error) => {
        if (error) return process.stderr.write(`${app}: ${error.message}\n`);
        if (unbuilt.size === 0) return void go([app]);
        unbuilt.delete(app);
        if (unbuilt.size === 0) void go(APPS).then(done);
      });
    }
  });
}
