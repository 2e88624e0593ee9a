import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Compares what is unused with the list of what may be: the list names the screen that will use each entry, and may only
 * shrink.
 * @param found keys that are unused now
 * @param listed key → the screen that will use it
 * @param before the keys that the list had on main, or undefined where that is not known
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
      .map((key) => `${key} is in use or gone: take it off the list.`),
    ...(before ? Object.keys(listed).filter((key) => !before.includes(key)) : []).map(
      (key) => `${key} was added to the list, which may only shrink.`,
    ),
  ];
}

/** Returns a file as it was before this change (on main, or in the commit before), or undefined where git cannot say. */
export function readBefore(path) {
  for (const base of baseRevisions()) {
    const text = git('show', `${base}:${path}`);
    if (text !== undefined) return text;
  }
  return undefined;
}

export function readList(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

function baseRevisions() {
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch));
  return [...bases.filter((base) => base && base !== head), git('rev-parse', 'HEAD~1')].filter(Boolean);
}

function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
