import type { Probed } from './vitals.probe.ts';

/** One load of a page that nobody touches; times in ms since navigation began. */
export interface Vitals {
  readonly firstPaintMs: number | undefined;
  readonly largestPaintMs: number | undefined;
  readonly largestElement: string | undefined;
  readonly layoutShift: number;
  /** What tasks after the first paint take beyond 50 ms each. */
  readonly blockingMs: number;
  /** When every target of the first screen would answer a tap. */
  readonly attachedMs: number | undefined;
  /** Bodies of the scripts asked for until then, as they were sent. */
  readonly firstScriptBytes: number;
  /** The same of all scripts until the page was quiet. */
  readonly allScriptBytes: number;
  readonly requestsUntilAttached: number;
  readonly firstScripts: readonly string[];
}

const LONG_TASK_MS = 50;

export function readVitals(probed: Probed): Vitals {
  const { firstPaintMs, longTasks, attachedMs, requests } = probed;
  const times = Object.values(attachedMs);
  const attached = times.length > 0 ? Math.max(...times) : undefined;
  const scripts = requests.filter(({ path }) => path.endsWith('.js'));
  const first = scripts.filter(({ startMs }) => attached === undefined || startMs <= attached);
  return {
    firstPaintMs,
    largestPaintMs: probed.largestPaintMs,
    largestElement: probed.largestElement,
    layoutShift: probed.layoutShift,
    blockingMs: longTasks
      .filter(({ startMs }) => startMs >= (firstPaintMs ?? 0))
      .reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - LONG_TASK_MS), 0),
    attachedMs: attached,
    firstScriptBytes: bytesOf(first),
    allScriptBytes: bytesOf(scripts),
    requestsUntilAttached: requests.filter(({ startMs }) => attached !== undefined && startMs <= attached)
      .length,
    firstScripts: [...new Set(first.map(({ path }) => path))],
  };
}

function bytesOf(requests: Probed['requests']): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
