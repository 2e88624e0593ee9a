import { Worker } from 'node:worker_threads';
import { messageOf } from '../errors.ts';
import type { FirstScreen, Order, Report } from './protocol.ts';

/** A page waits no longer for its first screen; it then goes out without, and the browser renders. */
export const RENDER_LIMIT_MS = 600;
/** Reading and compiling the builds takes longer, and nothing waits for it. */
const PREPARE_LIMIT_MS = 10_000;
/** A thread that is late and does not answer a ping for so long runs in circles. */
const SILENCE_MS = 2_000;
/** A remote that eats memory ends its thread, not the gateway. */
const MEMORY_MB = 384;

type WithoutId<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;

export interface HostEvents {
  /** The thread has ended, or had to be; `turn` tells whose code it ran then. */
  readonly onLost: (turn: number, reason: string) => void;
  readonly onTrouble: (message: string) => void;
}

export interface ThreadHost {
  /** @returns `null` where it failed, was late, or the thread is not to be trusted just now */
  readonly ask: (order: WithoutId<Order>) => Promise<FirstScreen | null | 'late'>;
  readonly close: () => Promise<void>;
}

/** One rendering thread under watch: started when first needed, and again after it was lost. */
export function createThreadHost({ onLost, onTrouble }: HostEvents): ThreadHost {
  const waiting = new Map<number, (report: Report | undefined) => void>();
  let worker: Worker | undefined;
  let turn = new Int32Array(new SharedArrayBuffer(4));
  let lastId = 0;
  let isSuspect = false;

  function start(): Worker {
    turn = new Int32Array(new SharedArrayBuffer(4));
    const own = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { turn: turn.buffer },
      // Nothing of the gateway's settings is for remotes.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    own.unref();
    own.on('message', (report: Report) => {
      if (report.kind === 'trouble') return onTrouble(report.message);
      if (report.kind === 'failed') onTrouble(report.message);
      waiting.get(report.id)?.(report);
    });
    own.on('error', (error) => lose(own, messageOf(error)));
    own.on('exit', () => lose(own, 'it ended'));
    return own;
  }

  function lose(own: Worker, reason: string): void {
    if (worker !== own) return;
    worker = undefined;
    isSuspect = false;
    const culprit = Atomics.load(turn, 0);
    for (const settle of [...waiting.values()]) settle(undefined);
    onLost(culprit, reason);
    void own.terminate();
  }

  function send(order: WithoutId<Order>, limitMs: number): Promise<Report | undefined | 'late'> {
    worker ??= start();
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<Report | undefined | 'late'>();
    const timer = setTimeout(() => resolve('late'), limitMs);
    waiting.set(id, resolve);
    worker.postMessage({ ...order, id });
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  }

  /** Is it slow, or lost in a loop? Until that is known no page waits for it. */
  async function suspect(): Promise<void> {
    if (isSuspect || !worker) return;
    const own = worker;
    isSuspect = true;
    const answer = await send({ kind: 'ping' }, SILENCE_MS);
    if (worker !== own) return;
    if (answer === 'late') lose(own, `it did not answer for ${SILENCE_MS} ms`);
    else isSuspect = false;
  }

  return {
    async ask(order) {
      if (isSuspect) return 'late';
      const report = await send(order, order.kind === 'render' ? RENDER_LIMIT_MS : PREPARE_LIMIT_MS);
      if (report === 'late') {
        void suspect();
        return 'late';
      }
      return report?.kind === 'done' ? report.result : null;
    },
    async close() {
      const own = worker;
      worker = undefined;
      await own?.terminate();
      for (const settle of [...waiting.values()]) settle(undefined);
    },
  };
}
