import { setTimeout as delay } from 'node:timers/promises';
import { endServers, startServer, untilReady } from './run.mjs';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** A server that ran for so long starts with the shortest pause again. */
const STABLE_MS = 60_000;

const REAL_CLOCK = { now: () => Date.now(), pause: (ms, signal) => delay(ms, undefined, { signal }) };

/** Returns how long to wait before the next start, by the number of deaths in a row (1, 2, …). */
export const pauseMs = (deaths) => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 1));

/**
 * Runs servers that need each other. The first start of each must succeed; one that dies later is started again, with
 * growing pauses and for ever, while the others go on.
 * @param say shows one line to the person at the terminal
 */
export function createSupervisor({ say = showLine, clock = REAL_CLOCK } = {}) {
  const kept = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let stopped;
  // The last resort where this script fails itself.
  const killAll = () => kept.forEach(({ server }) => server.child.kill('SIGTERM'));
  process.once('exit', killAll);

  /**
   * Starts a server and waits until it answers.
   * @param server `{ name, script, env, url }`; `answers` is the path that must answer, `/readyz` unless given
   * @returns what waits until the server is ready; from then on it is restarted when it dies
   * @throws Error where it exits first or does not answer
   */
  async function start({ answers = '/readyz', ...spec }) {
    signal.throwIfAborted();
    const entry = { ...spec, server: startServer(spec.name, spec.script, spec.env) };
    kept.push(entry);
    await untilReady(entry.server, spec.url, { path: answers, signal });
    return async () => {
      await untilReady(entry.server, spec.url, { signal });
      void restartOnDeath(entry);
    };
  }

  async function restartOnDeath(entry) {
    let deaths = 0;
    for (;;) {
      const upSince = clock.now();
      const how = await entry.server.exited;
      if (signal.aborted) return;
      const awaySince = clock.now();
      if (awaySince - upSince >= STABLE_MS) deaths = 0;
      say(
        `${entry.name} is away (${how.signal ?? `exit ${how.code}`}): it is started again, the others go on.`,
      );
      do {
        deaths += 1;
        await clock.pause(pauseMs(deaths), signal).catch(() => undefined);
        if (signal.aborted) return;
      } while (!(await startedAgain(entry, pauseMs(deaths + 1))));
      if (signal.aborted) return;
      say(`${entry.name} is back after ${((clock.now() - awaySince) / 1_000).toFixed(1)} s.`);
    }
  }

  async function startedAgain(entry, nextPauseMs) {
    entry.server = startServer(entry.name, entry.script, entry.env);
    try {
      await untilReady(entry.server, entry.url, { signal });
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      await endServers([entry.server]);
      say(`${error.message} The next start is in ${nextPauseMs / 1_000} s.`);
      return false;
    }
  }

  return {
    start,
    /** Aborts when the servers are being stopped. */
    signal,
    /** Ends all servers, the last started first, and restarts none. */
    stop() {
      stopping.abort(new Error('stopped before everything was ready.'));
      stopped ??= endServers(kept.map(({ server }) => server)).finally(() => process.off('exit', killAll));
      return stopped;
    },
  };
}

function showLine(line) {
  process.stdout.write(`${line}\n`);
}
