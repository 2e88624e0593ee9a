import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../failure.ts';

/**
 * Takes the data directory for this process: two platforms on one directory would start two databases on one set
 * of files. A lock whose process is gone, or whose pid now belongs to a later process, is taken over.
 * @returns what gives it back
 * @throws StartFailure where a living process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'platform.lock');
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => {
        if (read(file) === mine) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', start = ''] = read(file).trim().split(' ');
    if (isHeld(Number(pid), start)) {
      throw new StartFailure(
        `The data directory ${dataDir} is in use by process ${pid}. Stop that one, or set DATA_DIR to another directory.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new StartFailure(`The data directory ${dataDir} is being taken by another process. Try again.`);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isHeld(pid: number, start: string): boolean {
  if (!isAlive(pid)) return false;
  const now = startOf(pid);
  return start === '' || now === undefined || now === start;
}

/** Whether there is such a process, ours or not. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, in ticks since boot; `undefined` where there is no /proc to tell. */
function startOf(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
