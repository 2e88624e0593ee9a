/** The server's clock, as it is estimated from what the server says of its own. Epoch milliseconds. */
export interface ServerClock {
  now(): number;
  /** An answer that says `now`, with when it was asked for and when it came, by this machine's clock. */
  answered(now: number, askedAt: number, cameAt: number): void;
}

/** An estimate that is worse is taken over after this: the clocks may have run apart meanwhile. */
const FRESH_MS = 60_000;

export function createServerClock(local: () => number = Date.now): ServerClock {
  let offset = 0;
  let error = Infinity;
  let at = -Infinity;
  return {
    now: () => local() + offset,
    answered(now, askedAt, cameAt) {
      const doubt = (cameAt - askedAt) / 2;
      if (doubt > error && cameAt - at < FRESH_MS) return;
      offset = now - (askedAt + doubt);
      error = doubt;
      at = cameAt;
    },
  };
}
