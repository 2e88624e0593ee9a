import { steadyNow } from '@tessera/kit/elapsed';
import { useEffect, useState } from 'react';

/** Returns the whole seconds until `instant` (by `steadyNow`), updated every second. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((instant - Math.max(now, steadyNow())) / 1_000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(steadyNow()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
