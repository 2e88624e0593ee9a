import { Worker } from 'node:worker_threads';
import { messageOf } from '../errors.ts';
import type { FirstScreen, Order, Report } from './protocol.ts';

/** A page waits no longer for its first screen; it then goes out without, and the browser renders. */
export const RENDER_LIMIT_MS = 600;
/** More renders than this would only wait for each other. */
export const MAX_OPEN_RENDERS = 16;
/** Reading and compiling the builds takes longer, and nothing waits for it. */
const PREPARE_LIMIT_MS = 10_000;
/** A thread that is late runs in circles where it works for so long without answering a ping. */
const SILENT_WORK_MS = 2_000;
/** How often the work of a silent thread is read. */
const LOOK_MS = 250;
/** A thread that neither answers nor works for so long waits for something that does not come. */
export const SILENCE_MS = 30_000;
/** A remote that eats memory ends its thread, not the gateway. */
const MEMORY_MB = 384;

/** What the host adds to an order. */
type Unsent<T> = T extends { readonly id: number } ? Omit<T, 'id' | 'until'> : never;

export interface HostEvents {
  /** The thread has ended, or had to be; `turn` tells whose code it ran then. */
  readonly onLost: (turn: number, reason: string) => void;
  readonly onTrouble: (message: string) => void;
}

export interface ThreadHost {
  /**
   * Gives the thread an order. A render that the thread does not start within its page's time is dropped.
   * @param waitedMs how long the page has waited before
   * @returns `null` where it failed; `late` where it took too long or the thread may hang; `full` where
   *   {@link MAX_OPEN_RENDERS} are open
   */
  readonly ask: (order: Unsent<Order>, waitedMs?: number) => Promise<FirstScreen | null | 'late' | 'full'>;
  readonly close: () => Promise<void>;
}

/** Calls once where the thread uses the processor for longer than the limit; a thread in a loop can be read, too. */
function watchWork(thread: Worker, limitMs: number, onOver: () => void): () => void {
  let beganMs: number | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  const look = ({ user, system }: NodeJS.CpuUsage) => {
    const usedMs = (user + system) / 1_000;
    beganMs ??= usedMs;
    if (isOver || usedMs - beganMs < limitMs) return;
    stop();
    onOver();
  };
  // A thread that has ended reports it itself.
  const timer = setInterval(() => void thread.cpuUsage().then(look, stop), LOOK_MS);
  return stop;
}

/** One rendering thread under watch: started when first needed, and again after it was lost. */
export function createThreadHost({ onLost, onTrouble }: HostEvents): ThreadHost {
  const waiting = new Map<number, (report: Report | undefined) => void>();
  /** Renders that the thread has not answered, those of pages that went out without included. */
  const openRenders = new Set<number>();
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
      openRenders.delete(report.id);
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
    openRenders.clear();
    const lastTurn = Atomics.load(turn, 0);
    for (const settle of [...waiting.values()]) settle(undefined);
    onLost(lastTurn, reason);
    void own.terminate();
  }

  function send(order: Unsent<Order>, limitMs: number): Promise<Report | undefined | 'late'> {
    worker ??= start();
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<Report | undefined | 'late'>();
    const timer = setTimeout(() => resolve('late'), limitMs);
    waiting.set(id, resolve);
    if (order.kind === 'render') openRenders.add(id);
    worker.postMessage({ ...order, id, until: Date.now() + limitMs });
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
    // A busy machine leaves the thread little time: what counts is the work done in silence, not the time that passed.
    const stop = watchWork(own, SILENT_WORK_MS, () => lose(own, `it worked ${SILENT_WORK_MS} ms in silence`));
    const answer = await send({ kind: 'ping' }, SILENCE_MS);
    stop();
    if (worker !== own) return;
    if (answer === 'late') lose(own, `it did not answer for ${SILENCE_MS} ms`);
    else isSuspect = false;
  }

  return {
    async ask(order, waitedMs = 0) {
      if (isSuspect) return 'late';
      const isRender = order.kind === 'render';
      if (isRender && openRenders.size >= MAX_OPEN_RENDERS) return 'full';
      const report = await send(order, (isRender ? RENDER_LIMIT_MS : PREPARE_LIMIT_MS) - waitedMs);
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
