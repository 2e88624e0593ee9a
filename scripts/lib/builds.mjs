import { join } from 'node:path';
import { APPS } from './apps.mjs';
import { ROOT } from './bootstrap.mjs';
import { run, runBeside } from './run.mjs';

export { APPS };

const BUILD = [
  'run-many',
  '-t',
  'build',
  '--outputStyle=static',
  '--projects',
  [...APPS, '@tessera/games'].join(','),
];

/** Builds what is stale: the apps and the games' client; what is fresh comes out of nx's cache. */
export function buildAll() {
  run('nx', BUILD);
}

/**
 * As {@link buildAll}, while servers run; then publishes the apps into the data directory's release store, where an
 * unchanged release is left alone.
 * @throws Error where a step fails
 */
export async function buildAndPublish(dataDir, signal) {
  await runBeside('nx', BUILD, { signal });
  const dists = APPS.flatMap((app) => ['--dist', join(ROOT, app, 'dist')]);
  const env = { DATA_DIR: dataDir };
  await runBeside(process.execPath, ['packages/gateway/src/publish.ts', ...dists], { env, signal });
}
