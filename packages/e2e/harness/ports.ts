import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Below the ports that systems give to `listen(0)` and to outgoing connections, so that none of those takes one. */
const [FIRST, COUNT] = [20_000, 12_000] as const;
/** One file for each reserved port, with the process that has it. */
const FOLDER = join(tmpdir(), `tessera-test-ports-${userInfo().uid}`);
const reserved = new Set<string>();

/**
 * Reserves a free port until this process ends: no other process that reserves ports gets it, although no server listens
 * there yet. It is for servers that know each other's addresses before they start; others listen on port 0.
 */
export async function freePort(): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  // Two runs that began at the same port would try each other's for long.
  const begin = Math.floor(Math.random() * COUNT);
  for (let step = 0; step < COUNT; step += 1) {
    const port = FIRST + ((begin + step) % COUNT);
    if (reserve(join(FOLDER, String(port))) && (await isFree(port))) return port;
  }
  throw new Error(
    `no port from ${FIRST} to ${FIRST + COUNT - 1} is free: see which processes listen, and ${FOLDER}`,
  );
}

/** Returns whether the port is this process's now: where the process that had it has ended, it is taken over. */
function reserve(file: string): boolean {
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      if (reserved.size === 0) process.once('exit', release);
      reserved.add(file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isInUse(file)) return false;
      rmSync(file, { force: true });
    }
  }
  return false;
}

function release(): void {
  for (const file of reserved) rmSync(file, { force: true });
}

function isInUse(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Empty for a moment, between the two writes of its process.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** On both addresses of "localhost": another server may listen on one of them only. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has no such address, so no server listens there.
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
