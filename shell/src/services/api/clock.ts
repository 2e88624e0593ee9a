/** The server's time, taken from the `Date` header of answers; countdowns use it (readings: "time"). */
export interface ServerClock {
  /** Milliseconds since the epoch, by the server. */
  readonly now: () => number;
  readonly learn: (headers: Headers) => void;
}

/** The header has whole seconds and arrives late: smaller differences mean nothing. */
const TOLERANCE_MS = 2_000;

/** Creates the clock. @param deviceNow the device's own clock in ms */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offsetMs = 0;
  return {
    now: () => deviceNow() + offsetMs,
    learn(headers) {
      const serverTime = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(serverTime)) return;
      const offset = serverTime - deviceNow();
      if (Math.abs(offset - offsetMs) > TOLERANCE_MS) offsetMs = offset;
    },
  };
}
