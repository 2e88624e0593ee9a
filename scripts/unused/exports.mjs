import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
/** Kinds of findings that count. knip also lists owners and binaries. */
const KINDS = new Set(['files', 'dependencies', 'unlisted', 'unresolved', 'exports', 'types', 'duplicates']);
const KNIP = join(ROOT, 'node_modules/knip/bin/knip.js');

/**
 * Runs knip over production code (`knip.json`).
 * @returns sorted keys of unused code: `file` for a whole file, `file: name` for an export or a dependency
 */
export async function findUnused() {
  const args = [KNIP, '--production', '--no-progress', '--no-exit-code', '--reporter', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    maxBuffer: 64 * 2 ** 20,
  });
  return unusedIn(JSON.parse(stdout));
}

/** Flattens knip's report. */
export function unusedIn({ issues }) {
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.entries(kinds)
        .filter(([kind, found]) => KINDS.has(kind) && Array.isArray(found))
        .flatMap(([kind, found]) => found.map((one) => keyOf(file, kind, one))),
    )
    .sort();
}

function keyOf(file, kind, one) {
  if (kind === 'files') return file;
  const names = Array.isArray(one) ? one.map(({ name }) => name).join(' = ') : one.name;
  return kind === 'exports' || kind === 'types' ? `${file}: ${names}` : `${file}: ${kind} ${names}`;
}
