import { spawnSync } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';

/**
 * Runs a git command and returns its output.
 * @throws Error with git's message
 */
export function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Like {@link git}, but returns `undefined` if git fails. */
export function tryGit(...args) {
  try {
    return git(...args) || undefined;
  } catch {
    return undefined;
  }
}
