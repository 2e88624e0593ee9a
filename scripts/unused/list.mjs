import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Why a list was not compared with an earlier one. */
export const NO_HISTORY =
  'No earlier commit is known (in a shallow clone: git fetch --deepen 1): additions to the list are not noticed.';

/**
 * Compares unused keys with the list of accepted ones. The list names the screen that will use each key, and may only
 * shrink.
 * @param found keys that are unused now
 * @param listed key → the screen that will use it
 * @param before keys that the list had on main, or undefined if unknown
 * @returns one sentence per difference
 */
export function compareWithList(found, listed, before) {
  const known = new Set(found);
  return [
    ...found
      .filter((key) => !Object.hasOwn(listed, key))
      .map((key) => `${key} is unused: use it or delete it.`),
    ...Object.keys(listed)
      .filter((key) => !known.has(key))
      .map((key) => `${key} is used or deleted: remove it from the list.`),
    ...(before ? Object.keys(listed).filter((key) => !before.includes(key)) : []).map(
      (key) => `${key} was added to the list, which may only shrink.`,
    ),
  ];
}

/**
 * Returns a file as of main or of the previous commit, or undefined if git does not know it, as in a shallow clone.
 * @param root the checkout
 */
export function readBefore(path, root = ROOT) {
  for (const base of baseRevisions(root)) {
    const text = git(root, 'show', `${base}:${path}`);
    if (text !== undefined) return text;
  }
  return undefined;
}

export function readList(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

function baseRevisions(root) {
  const head = git(root, 'rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((branch) => git(root, 'merge-base', 'HEAD', branch));
  return [...bases.filter((base) => base && base !== head), git(root, 'rev-parse', 'HEAD~1')].filter(Boolean);
}

function git(root, ...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
