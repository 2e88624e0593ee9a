import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../errors.ts';
import type { ReleaseFolders } from './folders.ts';

const WAIT_MS = 30_000;
const RETRY_MS = 100;

/** Does the work while no other process publishes into the same folder. */
export async function withPublishLock<Result>(
  folders: ReleaseFolders,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folders.root, { recursive: true });
  await acquire(folders.lock);
  try {
    return await work();
  } finally {
    await rm(folders.lock, { force: true });
  }
}

async function acquire(path: string): Promise<void> {
  // Linked, not written: the lock names its holder from its first instant.
  const mine = `${path}.${process.pid}.${randomUUID()}`;
  await writeFile(mine, String(process.pid));
  try {
    for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += RETRY_MS) {
      if (await linked(mine, path)) return;
      // A publisher that was killed left its lock behind.
      if (!(await holderLives(path))) await rm(path, { force: true });
      else await sleep(RETRY_MS);
    }
  } finally {
    await rm(mine, { force: true });
  }
  throw new Error(`another publication is going on (${path}): wait for it, or end the process it names`);
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

async function holderLives(path: string): Promise<boolean> {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (!Number.isInteger(holder) || holder < 1) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
