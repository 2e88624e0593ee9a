import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './integrity.mjs';
import { readConfig, readTitles } from './project.mjs';
import { rangeOf } from './shared.mjs';
import { sharedVersions } from './versions.mjs';

/** The one file of the server build. */
const SERVER_ENTRY = 'entry.cjs';

/**
 * Writes what a publisher needs to know of a finished build: `dist/release.json` of a remote, `dist/shell.json`
 * of the shell (schemas `release` and `shellRelease` of the contracts package). Base URL, maker, publisher and
 * signature are put in by whoever publishes it: the same sources give the same description.
 *
 * @param {import('./project.mjs').Project} project
 * @param {object} outcome a remote's parts, or the shell's scripts, styles and fonts
 * @param {number | undefined} bytes the first code in brotli; a development build is not measured
 */
export async function writeRelease(project, outcome, bytes) {
  const config = await readConfig(project);
  const folder = join(project.dir, 'dist/browser');
  const files = Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), integrityOf(readFileSync(path))])
      .sort(),
  );
  const common = {
    release: project.release,
    version: project.version,
    bytes,
    baseUrl: '',
    files,
    server: { [SERVER_ENTRY]: integrityOf(readFileSync(join(project.dir, 'dist/server', SERVER_ENTRY))) },
    titles: readTitles(project, config.routes ?? []),
  };
  const versions = sharedVersions(project.dir);
  const written =
    project.kind === 'remote'
      ? {
          ...common,
          entry: 'entry.js',
          global: project.global,
          shared: Object.fromEntries(
            Object.entries(versions).map(([name, version]) => [name, rangeOf(name, version)]),
          ),
          config,
          ...outcome,
        }
      : {
          ...common,
          ...outcome,
          contract: config.contract,
          provides: versions,
          routes: config.routes,
        };
  writeFileSync(
    join(project.dir, 'dist', `${project.kind === 'remote' ? 'release' : 'shell'}.json`),
    `${JSON.stringify(written, null, 2)}\n`,
  );
}
