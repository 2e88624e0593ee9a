import { spawnSync } from 'node:child_process';
import { environment, ROOT } from './bootstrap.mjs';
import { tryGit } from './git.mjs';

/** The project of the journeys; nx knows what it runs on (packages/e2e/package.json). */
export const JOURNEYS = '@tessera/e2e';
const BRANCHES = ['main', 'origin/main'];

/**
 * Finds the projects that a change against main reaches: those with changed files, committed or not, and all that depend
 * on them.
 * @returns the branch, the commit where this one left it and the projects' names, or an error
 */
export function affectedProjects() {
  const branch = BRANCHES.find((name) => tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  const base = branch && tryGit('merge-base', 'HEAD', branch);
  if (!base) {
    return {
      error: `There is no ${BRANCHES.join(' or ')} with which this branch shares a commit: "git fetch origin main" brings it.`,
    };
  }
  const { status, stdout, stderr } = spawnSync(
    'nx',
    ['show', 'projects', '--affected', `--base=${base}`, '--json'],
    { cwd: ROOT, env: environment(), encoding: 'utf8' },
  );
  if (status !== 0) return { error: `nx could not say what the change reaches: ${stderr.trim()}` };
  return { branch, base, projects: JSON.parse(stdout).toSorted() };
}
