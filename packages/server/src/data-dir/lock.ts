import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../failure.ts';

/** Each try ends because another process got on; so many in a row are none of them. */
const MAX_TRIES = 100;

/**
 * Takes the data directory for this process: two platforms on one directory would start two databases on one set
 * of files. A lock whose process is gone, or whose pid now belongs to a later process, is taken over, by one process
 * of those that may try so at once.
 * @returns what gives it back
 * @throws StartFailure where a living process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'platform.lock');
  const name = randomUUID();
  const mine = `${process.pid} ${startOf(process.pid) ?? ''} ${name}\n`;
  // Linked, not written: a lock names its holder from its first instant.
  const ready = `${file}.${name}`;
  writeFileSync(ready, mine);
  try {
    const holder = take(file, ready);
    if (holder === undefined) return () => void (read(file) === mine && rmSync(file));
    throw new StartFailure(
      `The data directory ${dataDir} is in use by process ${holder}. Stop that one, or set DATA_DIR to another directory.`,
    );
  } finally {
    rmSync(ready, { force: true });
  }
}

/**
 * Makes `file` a link to `ready`, unless a living process holds it. A dead one's lock is removed only by who holds
 * the right to remove that very one: else a process that looked before another took over would remove the other's.
 * @returns the pid of the living holder
 */
function take(file: string, ready: string): string | undefined {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (linked(ready, file)) return undefined;
    const held = read(file);
    if (held === undefined) continue;
    const [pid = '', start = ''] = held.trim().split(' ');
    if (isHeld(Number(pid), start)) return pid;
    const right = `${file}.${createHash('sha256').update(held).digest('hex').slice(0, 16)}`;
    const taker = take(right, ready);
    if (taker !== undefined) return taker;
    if (read(file) === held) rmSync(file);
    rmSync(right);
  }
  throw new StartFailure(`${file} could not be taken: if no platform runs there, delete it and start again.`);
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
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
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
