import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './integrity.mjs';
import { readConfig, readTitles } from './project.mjs';
import { rangeOf } from './shared.mjs';
import { sharedVersions } from './versions.mjs';

/** The only file of the server build. */
const SERVER_ENTRY = 'entry.cjs';

/**
 * Writes the description of a finished build for its publisher: `dist/release.json` of a remote, `dist/shell.json` of
 * the shell (schemas `release` and `shellRelease` of the contracts package). The publisher adds base URL, maker,
 * publisher and signature, so the same sources give the same description.
 *
 * @param {import('./project.mjs').Project} project
 * @param {object} outcome a remote's parts, or the shell's scripts, styles and fonts
 * @param {number | undefined} bytes size of the initial code in brotli; a development build is not measured
 */
export async function writeRelease(project, outcome, bytes) {
  const written = await describeRelease(project, outcome, {
    browser: join(project.dir, 'dist/browser'),
    server: join(project.dir, 'dist/server'),
    bytes,
  });
  writeFileSync(
    join(project.dir, 'dist', `${project.kind === 'remote' ? 'release' : 'shell'}.json`),
    `${JSON.stringify(written, null, 2)}\n`,
  );
}

/**
 * Describes a build, as {@link writeRelease} writes it.
 * @param {{ browser: string, server?: string, bytes?: number }} built folders of the files; no `server` for a
 * browser-only build
 */
export async function describeRelease(project, outcome, { browser: folder, server, bytes }) {
  const config = await readConfig(project);
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
    server: server ? { [SERVER_ENTRY]: integrityOf(readFileSync(join(server, SERVER_ENTRY))) } : {},
    titles: readTitles(project, config.routes ?? []),
  };
  const versions = sharedVersions(project.dir);
  if (project.kind === 'shell')
    return { ...common, ...outcome, contract: config.contract, provides: versions, routes: config.routes };
  const shared = Object.entries(versions).map(([name, version]) => [name, rangeOf(name, version)]);
  return {
    ...common,
    entry: 'entry.js',
    global: project.global,
    shared: Object.fromEntries(shared),
    config,
    ...outcome,
  };
}
