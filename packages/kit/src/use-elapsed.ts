import { useEffect, useState } from 'react';
import { steadyNow } from './steady-clock.ts';

export { arrivalOf, steadyNow } from './steady-clock.ts';

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
