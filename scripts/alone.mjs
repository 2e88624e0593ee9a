import { bootstrap } from './lib/bootstrap.mjs';
await bootstrap();

const { spawnSync } = await import('node:child_process');
const { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { dirname, join } = await import('node:path');
const { environment, ROOT, stop } = await import('./lib/bootstrap.mjs');
const { APPS } = await import('./lib/builds.mjs');
const { FOR_APPS } = await import('./lib/boundaries.mjs');

const USAGE = `npm run alone -- mf-agent: checks that a remote needs no other app

Copies the remote and the packages that it may import to a temporary folder without other apps, servers and builds, and
runs its targets there. Default: lint typecheck test build e2e.
`;

const [remote, ...targets] = process.argv.slice(2);
if (remote === '--help') {
  process.stdout.write(USAGE);
  process.exit(0);
}
if (!APPS.includes(remote) || remote === 'shell') stop(USAGE);

const folders = [remote, 'scripts', ...FOR_APPS.map((name) => `packages/${name}`)];
const copy = mkdtempSync(join(tmpdir(), `alone-${remote}-`));
process.exitCode = 1;
try {
  for (const file of filesOf(folders)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  linkPackages();
  const chosen = targets.length > 0 ? targets : ['lint', 'typecheck', 'test', 'build', 'e2e'];
  const { status } = spawnSync(
    'nx',
    [
      'run-many',
      '-t',
      ...chosen,
      '--projects',
      remote,
      '--outputStyle=static',
      '--parallel=1',
      '--skipNxCache',
    ],
    { cwd: copy, stdio: 'inherit', env: environment() },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Lists the files of these folders and of the root that git tracks or would add. */
function filesOf(folders) {
  const list = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 64_000_000,
  });
  if (list.status !== 0) stop(`git ls-files failed: ${list.stderr}`);
  const isIncluded = (file) => !file.includes('/') || folders.some((folder) => file.startsWith(`${folder}/`));
  const exists = (file) => readdirSync(dirname(join(ROOT, file))).includes(file.split('/').at(-1));
  return String(list.stdout).split('\0').filter(Boolean).filter(isIncluded).filter(exists);
}

/** Links installed packages to the repository's, and the workspace's own to the copy. */
function linkPackages() {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@tessera'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@tessera' || name === '.cache' || APPS.includes(name)) continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of FOR_APPS) symlinkSync(join(copy, 'packages', name), join(modules, '@tessera', name));
}
