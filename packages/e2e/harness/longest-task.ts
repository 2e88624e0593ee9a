import type { Browser, Page } from '@playwright/test';

/** The part of Chromium's trace format that is read here; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Of the thread itself: what it waited for others does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: unknown };
}

/** Only this one is recorded: whatever else is takes time of its own. */
const CATEGORY = 'toplevel';
const TASK = 'ThreadControllerImpl::RunTask';
const PAGES_THREAD = 'CrRendererMain';

/**
 * What the page's thread does in one piece at most while something happens.
 * @returns ms of that thread's own time: what else the machine does makes no task longer
 */
export async function longestTaskDuring(
  browser: Browser,
  page: Page,
  happens: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: [CATEGORY] });
  let trace: Buffer;
  try {
    await happens();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  return longestTaskMs(traceEvents);
}

/** @throws Error when there is no task: then Chromium names them differently, and nothing was measured */
export function longestTaskMs(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === PAGES_THREAD)
      .map((event) => threadOf(event)),
  );
  const tasks = events.filter(
    (event) => event.name === TASK && event.ph === 'X' && threads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error(`the trace has no "${TASK}" of a page's thread`);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}
