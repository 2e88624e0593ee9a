import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's root. */
export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

const BIN = join(ROOT, 'node_modules/.bin');
const PINNED_NODE = join(BIN, process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Prepares a fresh clone for scripts: installs missing or outdated packages and continues under the project's Node
 * version. Runs on Node 20 without packages. Await it before anything else.
 */
export async function bootstrap() {
  if (isStale()) {
    process.stdout.write('Installing packages (once; about a minute)…\n');
    // `npm ci` rejects a lock file without other systems' optional packages, as npm itself writes it.
    const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: withoutKey(process.env),
    });
    if (npm.status !== 0)
      stop('npm install failed: see its error above. Fix it and run the same command again.');
  }
  const env = environment();
  if (process.versions.node.split('.')[0] !== pinnedMajor()) {
    const code = await runPinned(env);
    process.exit(code);
  }
  process.env.PATH = env.PATH;
}

/**
 * Runs this script under the pinned Node and forwards signals.
 * @returns its exit code
 */
function runPinned(env) {
  const child = spawn(PINNED_NODE, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // The terminal sends Ctrl+C to both processes. The child decides when to end.
  process.on('SIGINT', () => undefined);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** Returns an environment in whose PATH the pinned Node and the project's commands come first. */
export function environment() {
  const { PATH = '' } = process.env;
  return {
    ...process.env,
    PATH: PATH.startsWith(BIN) ? PATH : `${BIN}:${PATH}`,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  };
}

/** Returns an environment without the signing key: builds and installations run code of many packages. */
export function withoutKey(env) {
  return { ...env, TESSERA_RELEASE_KEY: undefined };
}

export function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function isStale() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed) || !existsSync(PINNED_NODE)) return true;
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  const present = packagesOf(installed);
  return Object.entries(wanted).some(
    ([path, { version, link, optional }]) =>
      path !== '' &&
      !link &&
      !optional &&
      path.startsWith('node_modules/') &&
      present[path]?.version !== version,
  );
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function pinnedMajor() {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return devDependencies.node.split('.')[0];
}
