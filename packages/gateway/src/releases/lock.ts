import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../errors.ts';

const WAIT_MS = 30_000;
const RETRY_MS = 10;

/**
 * Does the work while nobody else holds the lock, in this process or another of this machine. A lock whose process is
 * gone, or whose pid now belongs to a later process, is taken over, by one of those that may try so at once.
 * @throws Error where the lock is held for 30 s
 */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(path), { recursive: true });
  const giveBack = await acquire(path);
  try {
    return await work();
  } finally {
    await giveBack();
  }
}

async function acquire(path: string): Promise<() => Promise<void>> {
  const name = randomUUID();
  const mine = `${process.pid} ${(await startOf(process.pid)) ?? ''} ${name}\n`;
  // Linked, not written: the lock names its holder from its first instant.
  const ready = `${path}.${name}`;
  await writeFile(ready, mine);
  try {
    for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += RETRY_MS) {
      if (await taken(path, ready)) {
        return async () => {
          if ((await read(path)) === mine) await rm(path, { force: true });
        };
      }
      await sleep(RETRY_MS);
    }
  } finally {
    await rm(ready, { force: true });
  }
  const holder = (await read(path))?.split(' ')[0] ?? 'nobody';
  throw new Error(`another publication is going on (${path}): wait for it, or end the process ${holder}`);
}

/**
 * Makes `path` a link to `ready`, unless a living process holds it. A dead one's lock is removed only by who holds
 * the right to remove that very one: else a process that looked before another took over would remove the other's.
 * @returns false where a living process holds it, or the right; or where somebody else was faster
 */
async function taken(path: string, ready: string): Promise<boolean> {
  if (await linked(ready, path)) return true;
  const held = await read(path);
  if (held === undefined || (await isHeld(held))) return false;
  const right = `${path}.${createHash('sha256').update(held).digest('hex').slice(0, 16)}`;
  if (!(await taken(right, ready))) return false;
  if ((await read(path)) === held) await rm(path, { force: true });
  await rm(right, { force: true });
  return linked(ready, path);
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return undefined;
    throw error;
  }
}

async function isHeld(lock: string): Promise<boolean> {
  const [pid = '', start = ''] = lock.trim().split(' ');
  if (!isAlive(Number(pid))) return false;
  const now = await startOf(Number(pid));
  return start === '' || now === undefined || now === start;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** When a process started, in ticks since boot; `undefined` where there is no /proc to tell. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
