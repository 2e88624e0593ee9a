import { join } from 'node:path';
import { APPS } from './apps.mjs';
import { ROOT } from './bootstrap.mjs';
import { run } from './run.mjs';

export { APPS };

/** Builds what is stale: the apps and the games' client; what is fresh comes out of nx's cache. */
export function buildAll() {
  run('nx', [
    'run-many',
    '-t',
    'build',
    '--outputStyle=static',
    '--projects',
    [...APPS, '@tessera/games'].join(','),
  ]);
}

/** Publishes the built apps into the data directory's release store; an unchanged release is left alone. */
export function publishAll(dataDir) {
  const dists = APPS.flatMap((app) => ['--dist', join(ROOT, app, 'dist')]);
  run(process.execPath, ['packages/gateway/src/publish.ts', ...dists], { env: { DATA_DIR: dataDir } });
}
