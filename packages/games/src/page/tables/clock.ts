import { steadyNow } from '../services/time.ts';

/** The server's clock, as it is estimated from what the server says of its own. Epoch milliseconds. */
export interface ServerClock {
  now(): number;
  /** This page's own clock: when something was asked for. */
  local(): number;
  /** An answer that says `now`, with when it was asked for and when it came, by {@link local}. */
  answered(now: number, askedAt: number, cameAt: number): void;
}

/** An estimate that is worse is taken over after this: the clocks may have run apart meanwhile. */
const FRESH_MS = 60_000;

export function createServerClock(local: () => number = steadyNow): ServerClock {
  let offset = 0;
  let error = Infinity;
  let at = -Infinity;
  return {
    local,
    now: () => local() + offset,
    answered(now, askedAt, cameAt) {
      const doubt = (cameAt - askedAt) / 2;
      const next = now - (askedAt + doubt);
      // Both cannot be right where they differ by more than their doubts: this device has slept.
      const isPossible = Math.abs(next - offset) <= doubt + error;
      if (doubt > error && isPossible && cameAt - at < FRESH_MS) return;
      offset = next;
      error = doubt;
      at = cameAt;
    },
  };
}
