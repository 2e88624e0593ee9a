import { spawnSync } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';

/** What a git command says. @throws Error with git's own words */
export function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** As {@link git}; `undefined` where git has no answer. */
export function askGit(...args) {
  try {
    return git(...args) || undefined;
  } catch {
    return undefined;
  }
}
