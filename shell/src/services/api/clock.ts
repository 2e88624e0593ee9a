/** The server's time, learned from the `Date` header of answers; countdowns run on it (readings: "time"). */
export interface ServerClock {
  /** Milliseconds since the epoch, by the server. */
  readonly now: () => number;
  readonly learn: (headers: Headers) => void;
}

/** A header is cut to the second and took its time on the way: smaller differences say nothing. */
const TOLERANCE_MS = 2_000;

/** @param deviceNow the device's own clock in ms */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offsetMs = 0;
  return {
    now: () => deviceNow() + offsetMs,
    learn(headers) {
      const stated = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(stated)) return;
      const offset = stated - deviceNow();
      if (Math.abs(offset - offsetMs) > TOLERANCE_MS) offsetMs = offset;
    },
  };
}
