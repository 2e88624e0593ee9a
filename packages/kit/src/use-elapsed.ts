import { useEffect, useState } from 'react';

/**
 * Returns epoch milliseconds of a clock that never jumps, to measure how long something lasts: the device's clock may be
 * set while the page is open. What is compared with an instant of the site needs the site's clock instead (`useSiteClock`).
 */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());

const arrivals = new WeakMap<object, { readonly updatedAt: number; readonly at: number }>();

/**
 * Returns when an answer came, by `steadyNow`; also for a component that is shown later.
 * @param data of the query
 * @param updatedAt its `dataUpdatedAt`, by the device's clock
 */
export function arrivalOf(data: object, updatedAt: number): number {
  const known = arrivals.get(data);
  if (known?.updatedAt === updatedAt) return known.at;
  const at = steadyNow() - Math.max(0, Date.now() - updatedAt);
  arrivals.set(data, { updatedAt, at });
  return at;
}

/**
 * Returns how long ago an instant was, in ms; never negative. Renders again each time that a whole step has passed since
 * that instant, so that a clock changes on its minute or second.
 * @param now the clock of the instant: by default that of `steadyNow`, for instants of the site that of `useSiteClock`
 */
export function useElapsed(sinceMs: number, stepMs: number, now: () => number = steadyNow): number {
  const [nowMs, setNowMs] = useState(now);
  const elapsedMs = Math.max(0, nowMs - sinceMs);
  useEffect(() => {
    const timer = setTimeout(() => setNowMs(now()), stepMs - (elapsedMs % stepMs));
    return () => clearTimeout(timer);
  }, [nowMs, elapsedMs, stepMs, now]);
  return elapsedMs;
}
