import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../data-dir/lock.ts';

const FAST_STOP_MS = 20_000;

/**
 * Clears what a killed platform left behind: a database that still runs on this directory is stopped (a clean
 * stop, nothing is lost), and a pid file whose pid belongs to somebody else by now is removed. The caller
 * holds the data directory's lock, so no living platform uses it.
 * @param directory the database's own
 * @returns what was found, for the log
 */
export async function clearOrphan(directory: string): Promise<'nothing' | 'stopped' | 'stale'> {
  const pidFile = join(directory, 'postmaster.pid');
  if (!existsSync(pidFile)) return 'nothing';
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isAlive(pid) || !isPostgresOn(pid, directory)) {
    rmSync(pidFile, { force: true });
    return 'stale';
  }
  process.kill(pid, 'SIGINT');
  if (!(await isGoneWithin(pid, FAST_STOP_MS))) {
    process.kill(pid, 'SIGQUIT');
    await isGoneWithin(pid, FAST_STOP_MS);
  }
  return 'stopped';
}

async function isGoneWithin(pid: number, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await delay(25);
  }
  return true;
}

/** A pid alone proves nothing: after a restart of the machine or container it may be anybody's. */
function isPostgresOn(pid: number, directory: string): boolean {
  if (existsSync('/proc/self')) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return command.includes('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory);
    } catch {
      return false;
    }
  }
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { stdio: 'pipe' }).toString();
    return command.includes('postgres') && command.includes(directory);
  } catch {
    return false;
  }
}
