import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Makes sure that `redis-server` exists for the tests with several platform processes. Installs it if that needs no
 * confirmation; otherwise those tests are skipped and a message says so.
 */
export function ensureRedis() {
  if (isInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('No redis-server found: installing one for the tests of several platforms…\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  if (isInstalled()) return;
  process.stdout.write(
    'No redis-server here: the tests of several platform processes are skipped. Install it (Debian: apt-get install redis-server; macOS: brew install redis) to run them.\n',
  );
}

const isInstalled = () => spawnSync('redis-server', ['--version']).status === 0;
