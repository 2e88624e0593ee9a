import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Names a release by the project's version and a hash of all its inputs. The same sources give the same name on every
 * machine, other sources another name, so that a published folder never changes.
 *
 * @param {string} dir the project's folder
 * @param {readonly string[]} inputs further folders or files that its build reads
 * @param {string} version the version in its package.json
 * @param {string} mode production or development, whose files differ
 */
export function releaseId(dir, inputs, version, mode) {
  const hash = createHash('sha256').update(mode);
  for (const root of [dir, ...inputs].filter(existsSync)) {
    for (const file of filesBelow(root))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

const NOT_SOURCES = new Set(['node_modules', 'dist', 'gallery', 'e2e', 'testing']);
/** What tests and tools write: a build before them and one after them are the same release. */
const WRITTEN = /^(?:\.|coverage$|test-counts$|test-results$|playwright-report$)|\.log$/;

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name) || WRITTEN.test(entry.name) || /\.test\.\w+$/.test(entry.name)) {
      return [];
    }
    const inner = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(inner) : [inner];
  });
}
