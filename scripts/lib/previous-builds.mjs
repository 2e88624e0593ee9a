import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { git } from './git.mjs';
import { run } from './run.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/tessera/previous-builds');

/**
 * Builds the shell and all remotes as of a commit, once. Later calls use the cache.
 * @param {string} commit a full hash
 * @returns {Record<string, string>} app → its `dist` folder
 */
export function previousBuilds(commit) {
  const folder = join(CACHE, commit);
  if (!existsSync(folder)) {
    const checkout = mkdtempSync(join(tmpdir(), 'tessera-previous-'));
    try {
      git('worktree', 'add', '--detach', '--force', checkout, commit);
      installInto(checkout, commit);
      const apps = appsIn(checkout);
      for (const app of apps) {
        process.stdout.write(`building ${app} as of ${commit.slice(0, 9)}\n`);
        run(process.execPath, [join(checkout, 'packages/build/bin/tessera-build.mjs')], {
          cwd: join(checkout, app),
        });
      }
      saveBuilds(checkout, apps, folder);
    } finally {
      git('worktree', 'remove', '--force', checkout);
      rmSync(checkout, { recursive: true, force: true });
    }
  }
  return Object.fromEntries(readdirSync(folder).map((app) => [app, join(folder, app, 'dist')]));
}

function appsIn(checkout) {
  return ['shell', ...readdirSync(checkout).filter((name) => name.startsWith('mf-'))];
}

/** Renames the folder at the end, so that an interrupted build is not cached. */
function saveBuilds(checkout, apps, folder) {
  const staging = `${folder}.staging`;
  rmSync(staging, { recursive: true, force: true });
  for (const app of apps)
    cpSync(join(checkout, app, 'dist'), join(staging, app, 'dist'), { recursive: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(staging, folder);
}

/**
 * If the lock file is unchanged, links today's installed packages. The workspace's own packages are always the
 * commit's.
 */
function installInto(checkout, commit) {
  const { status } = spawnSync('git', ['diff', '--quiet', commit, '--', 'package-lock.json'], { cwd: ROOT });
  if (status !== 0) {
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
      cwd: checkout,
    });
    return;
  }
  link(join(ROOT, 'node_modules'), join(checkout, 'node_modules'), checkout);
}

function link(from, to, checkout) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    const target = realpathSync(join(from, name));
    const inside = relative(ROOT, target);
    if (name === '@tessera') link(join(from, name), join(to, name), checkout);
    else if (inside.startsWith('node_modules')) symlinkSync(target, join(to, name));
    else if (existsSync(join(checkout, inside))) symlinkSync(join(checkout, inside), join(to, name));
  }
}
