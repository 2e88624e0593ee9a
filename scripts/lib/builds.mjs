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

/** Builds the apps and the games' client. nx takes unchanged ones from its cache. */
export function buildAll() {
  run('nx', BUILD);
}

/**
 * Builds like {@link buildAll} while servers run, then publishes the apps into the data directory's release store.
 * Unchanged releases stay.
 * @throws Error if a step fails
 */
export async function buildAndPublish(dataDir, signal) {
  await runBeside('nx', BUILD, { signal });
  const dists = APPS.flatMap((app) => ['--dist', join(ROOT, app, 'dist')]);
  const env = { DATA_DIR: dataDir };
  await runBeside(process.execPath, ['packages/gateway/src/publish.ts', ...dists], { env, signal });
}
