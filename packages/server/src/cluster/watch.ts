import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { platform } from 'node:os';
import type { RunAs } from './run-as.ts';

/**
 * Stops the database when this process dies without a word (SIGKILL, out of memory): a shell waits at the end of a
 * pipe whose other end closes with us. On Windows the next start does it (`orphan.ts`).
 */
export function watchOver(user: RunAs, server: ChildProcess): void {
  if (platform() === 'win32' || server.pid === undefined) return;
  const script = 'read -r _; kill -INT "$1"';
  const watch = user.run('/bin/sh', ['-c', script, 'sh', String(server.pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without it the next start stops the database.
  watch.on('error', () => undefined);
  watch.unref();
  (watch.stdin as Socket | null)?.unref();
  server.once('exit', () => watch.kill());
}
