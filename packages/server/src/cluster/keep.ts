import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningServer } from './server.ts';

const STOP_MS = 20_000;
const LONGEST_WAIT_MS = 5_000;

/** What whoever keeps a database is told. */
export interface Reports {
  /** It has died under us, and is started again. */
  onDied(how: { readonly code: number | null; readonly signal: NodeJS.Signals | null }): void;
  /** It did not start; there will be another try. */
  onFailed(error: unknown): void;
}

/** @param how `discard`: without writing what is in memory to its files, for a database that is deleted afterwards */
export type StopServer = (how?: 'discard') => Promise<void>;

/**
 * Starts a database again, at its own port, whenever it dies without having been stopped: killed by somebody, or by the
 * system for want of memory. What it had committed is there again; who uses it has to connect again.
 * @returns what stops it for good
 */
export function keepServer(
  first: RunningServer,
  again: (port: number) => Promise<RunningServer>,
  reports: Reports,
): StopServer {
  let server = first.process;
  let stopping = false;
  let reviving: Promise<void> | undefined;
  // Whatever ends this process, short of SIGKILL, ends the database too.
  const stopNow = () => server.kill('SIGINT');
  process.once('exit', stopNow);
  watch();

  function watch(): void {
    server.once('exit', (code, signal) => {
      if (stopping) return;
      reports.onDied({ code, signal });
      reviving = revive();
    });
  }

  async function revive(): Promise<void> {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        server = (await again(first.port)).process;
        watch();
        return;
      } catch (error) {
        reports.onFailed(error);
        await delay(wait);
      }
    }
  }

  return async (how) => {
    stopping = true;
    await reviving;
    process.removeListener('exit', stopNow);
    await stop(server, how === 'discard' ? 'SIGQUIT' : 'SIGINT');
  };
}

async function stop(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const late = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
  server.kill(signal);
  await gone;
  clearTimeout(late);
}
