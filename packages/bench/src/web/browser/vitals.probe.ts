import type { Target, TargetName } from './targets.ts';

/** What a page tells about its own load; times in ms since navigation began. */
export interface Probed {
  readonly firstPaintMs: number | undefined;
  readonly largestPaintMs: number | undefined;
  readonly largestElement: string | undefined;
  /** The worst session window of layout shifts, as Core Web Vitals count them. */
  readonly layoutShift: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: readonly { readonly startMs: number; readonly durationMs: number }[];
  /** When React had taken a target over, so that a tap does something. */
  readonly attachedMs: Readonly<Partial<Record<TargetName, number>>>;
  readonly requests: readonly {
    readonly path: string;
    readonly startMs: number;
    readonly endMs: number;
    /** Of the body, as it was sent. */
    readonly bytes: number;
  }[];
}

declare global {
  interface Window {
    benchProbe?: () => Probed;
  }
}

/** Runs in the page before anything else. It needs nothing but what is in it. */
export function installVitalsProbe(targets: readonly Target[]): void {
  const seen = {
    firstPaintMs: undefined as number | undefined,
    largestPaintMs: undefined as number | undefined,
    largestElement: undefined as string | undefined,
    layoutShift: 0,
    longTasks: [] as { startMs: number; durationMs: number }[],
    attachedMs: {} as Partial<Record<TargetName, number>>,
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    seen.largestPaintMs = entry.startTime;
    seen.largestElement = element?.outerHTML.slice(0, 160);
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ startMs: startTime, durationMs: duration });
  });

  // A session window ends after a second without a shift, and after five seconds at the latest.
  const session = { sum: 0, firstMs: 0, lastMs: 0 };
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const goesOn = entry.startTime - session.lastMs < 1_000 && entry.startTime - session.firstMs < 5_000;
    if (!goesOn) Object.assign(session, { sum: 0, firstMs: entry.startTime });
    session.sum += value;
    session.lastMs = entry.startTime;
    seen.layoutShift = Math.max(seen.layoutShift, session.sum);
  });

  const isAttached = ({ selector, text }: Target) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        (text === undefined || element.textContent?.trim() === text) &&
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    );
  let waiting = targets;
  const watch = () => {
    waiting = waiting.filter((target) => {
      if (!isAttached(target)) return true;
      seen.attachedMs[target.name] = performance.now();
      return false;
    });
    if (waiting.length > 0) requestAnimationFrame(watch);
  };
  watch();

  window.benchProbe = () => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const requests = entries.map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      path: new URL(name).pathname,
      startMs: startTime,
      endMs: responseEnd,
      bytes: encodedBodySize,
    }));
    return { ...seen, requests };
  };
}
