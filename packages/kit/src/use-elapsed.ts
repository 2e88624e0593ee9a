import { useEffect, useState } from 'react';

/**
 * Returns how long ago an instant of this device's clock was, in ms; never negative. Renders again each time that a
 * whole step has passed since that instant, so that a clock changes on its minute or second.
 */
export function useElapsed(sinceMs: number, stepMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const elapsedMs = Math.max(0, nowMs - sinceMs);
  useEffect(() => {
    const timer = setTimeout(() => setNowMs(Date.now()), stepMs - (elapsedMs % stepMs));
    return () => clearTimeout(timer);
  }, [nowMs, elapsedMs, stepMs]);
  return elapsedMs;
}
