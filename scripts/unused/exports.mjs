import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageEntries } from './packages.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** Kinds of findings that count. knip also lists owners and binaries. */
const KINDS = new Set(['files', 'dependencies', 'unlisted', 'unresolved', 'exports', 'types', 'duplicates']);
const KNIP = join(ROOT, 'node_modules/knip/bin/knip.js');

/**
 * Runs knip over production code (`knip.json`).
 * @param root the checkout
 * @returns sorted keys of unused code: `file` for a whole file, `file: name` for an export or a dependency
 */
export async function findUnused(root = ROOT) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-unused-'));
  try {
    // Without these paths, knip follows a linked `node_modules` into the packages of another checkout.
    const tsconfig = join(folder, 'tsconfig.json');
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions: { paths: pathsOf(root) } }));
    const args = [
      '--tsConfig',
      tsconfig,
      '--production',
      '--no-progress',
      '--no-exit-code',
      '--reporter',
      'json',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [KNIP, ...args], {
      cwd: root,
      maxBuffer: 64 * 2 ** 20,
    });
    return unusedIn(JSON.parse(stdout));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pathsOf(root) {
  return Object.fromEntries(packageEntries(root).map(({ name, file }) => [name, [file]]));
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
