import { useEffect, useRef } from 'preact/hooks';

/** Bubbles do not leave a lamp faster than this. */
export const TRIGGER_MS = 280;

/** @returns what blows at once, where the last time is long enough ago */
export function useTrigger(isHeld: boolean, blow: () => void): () => void {
  const last = useRef(-Infinity);
  const latest = useRef(blow);
  latest.current = blow;
  const pull = useRef(() => {
    const now = performance.now();
    // A timer is a little early at times.
    if (now - last.current < TRIGGER_MS * 0.9) return;
    last.current = now;
    latest.current();
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    pull.current();
    const timer = setInterval(() => pull.current(), TRIGGER_MS);
    return () => clearInterval(timer);
  }, [isHeld]);
  return pull.current;
}
