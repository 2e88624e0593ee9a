import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const CHANGES_LENGTH = 5_000;

/**
 * Returns who made a release, when, from which commit, and what is new in it (the contract's `made`).
 * @param {string} dir the project's folder
 * @param {{ version?: string, changes?: string }} said without changes, the version's section of its CHANGELOG.md
 */
export function madeNow(dir, { version, changes }, env = process.env, now = () => new Date()) {
  return {
    at: now().toISOString(),
    by:
      env.TESSERA_RELEASED_BY || env.GITHUB_ACTOR || git(dir, 'config', 'user.email') || userInfo().username,
    commit: isClean(dir) ? (git(dir, 'rev-parse', 'HEAD') ?? null) : null,
    changes: (changes ?? changesOf(dir, version)).slice(0, CHANGES_LENGTH),
  };
}

/** Returns the section of a version: from its heading to the next heading of the same or a higher rank. */
export function changesOf(dir, version) {
  const file = join(dir, 'CHANGELOG.md');
  if (!version || !existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const isItsHeading = (line) =>
    /^#{1,3} /.test(line) && line.split(/[\s[\]()]+/).some((word) => word.replace(/^v/, '') === version);
  const start = lines.findIndex(isItsHeading);
  if (start === -1) return '';
  const rank = lines[start].indexOf(' ');
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => new RegExp(`^#{1,${rank}} `).test(line));
  return rest
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim();
}

function isClean(dir) {
  return (
    git(dir, 'status', '--porcelain', '--', '.') === undefined && git(dir, 'rev-parse', 'HEAD') !== undefined
  );
}

/** Returns git's output; `undefined` where it is empty, or git is not installed. */
function git(dir, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
  return status === 0 ? stdout.trim() || undefined : undefined;
}
