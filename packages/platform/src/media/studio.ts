import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PicturePlan } from './images.ts';
import type { DrawAnswer, DrawRequest } from './render.process.ts';
import type { Rendered } from './render.ts';

const PROGRAM = fileURLToPath(new URL('./render.process.ts', import.meta.url));
const MOST_AT_ONCE = 4;
/** A process that has nothing to draw for this long is let go, with its memory. */
const IDLE_MS = 10_000;
/** One that ends this often without having drawn anything will not draw the rest either. */
const LOSSES_IN_A_ROW = 3;

interface Order {
  readonly plan: PicturePlan;
  readonly done: (rendered: Rendered) => void;
  readonly failed: (error: Error) => void;
}

export interface Studio {
  /** The picture, drawn as soon as there is room; `first` goes before what was ordered without hurry. */
  order(plan: PicturePlan, hurry: 'first' | 'when free'): Promise<Rendered>;
  /** Moves a waiting order to the front. */
  hasten(plan: PicturePlan): void;
  /** Of the drawing process, while there is one. */
  pid(): number | undefined;
  close(): Promise<void>;
}

/**
 * Draws in a process of its own, started when there is something to draw: a cover keeps a core busy for most of a
 * second, and only another process can have another priority, and threads that logins do not wait for. It may have every
 * core, as it gives way to all else: with one of two left free, 75 pictures came a fifth later.
 */
export function openStudio(): Studio {
  const size = Math.min(MOST_AT_ONCE, availableParallelism());
  /** Pictures that somebody waits for, in the order in which they were asked for, and the rest. */
  const wanted: Order[] = [];
  const others: Order[] = [];
  const drawing = new Map<number, Order>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;
  let losses = 0;
  let closed = false;

  const takeAll = () => [...wanted.splice(0), ...others.splice(0)];

  function next(): void {
    clearTimeout(idle);
    while (!closed && drawing.size < size) {
      const order = wanted.shift() ?? others.shift();
      if (!order) break;
      const request: DrawRequest = { id: (orders += 1), plan: order.plan };
      drawing.set(request.id, order);
      child ??= hire();
      child.send(request);
    }
    if (child && drawing.size === 0) idle = setTimeout(letGo, IDLE_MS).unref();
  }

  function hire(): ChildProcess {
    const hired = fork(PROGRAM, {
      serialization: 'advanced',
      // Ctrl-C is for the server, which lets this one go when it closes.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      env: { ...process.env, UV_THREADPOOL_SIZE: String(size) },
    });
    giveWay(hired);
    hired.unref();
    hired.channel?.unref();
    hired.on('message', (message: DrawAnswer) => settle(message));
    hired.on('error', (error) => lose(hired, error));
    hired.once('exit', () => lose(hired, new Error('the drawing process ended')));
    return hired;
  }

  function letGo(): void {
    const last = child;
    child = undefined;
    last?.disconnect();
  }

  function settle(message: DrawAnswer): void {
    const order = drawing.get(message.id);
    drawing.delete(message.id);
    losses = 0;
    if ('rendered' in message) order?.done(message.rendered);
    else order?.failed(new Error(message.error));
    next();
  }

  function lose(lost: ChildProcess, error: Error): void {
    if (child !== lost) return;
    child = undefined;
    if (drawing.size > 0) losses += 1;
    const failed = [...drawing.values(), ...(losses >= LOSSES_IN_A_ROW ? takeAll() : [])];
    drawing.clear();
    for (const order of failed) order.failed(error);
    next();
  }

  return {
    order(plan, hurry) {
      return new Promise<Rendered>((done, failed) => {
        (hurry === 'first' ? wanted : others).push({ plan, done, failed });
        next();
      });
    },
    hasten(plan) {
      const index = others.findIndex((order) => order.plan === plan);
      if (index >= 0) wanted.push(...others.splice(index, 1));
    },

    pid: () => child?.pid,

    async close() {
      closed = true;
      clearTimeout(idle);
      const last = child;
      child = undefined;
      const left = [...drawing.values(), ...takeAll()];
      drawing.clear();
      for (const { failed } of left) failed(new Error('the server is closing'));
      if (!last || last.exitCode !== null || last.signalCode !== null) return;
      const gone = new Promise((resolve) => last.once('exit', resolve));
      last.kill('SIGKILL');
      await gone;
    },
  };
}

/** Lets everything else go first; where the system does not allow it, drawing goes on as it is. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    return;
  }
}
