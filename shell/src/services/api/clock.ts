import type { ClockService } from '@tessera/contracts';

/** The server's time; countdowns and periods use it (readings: "time"). */
export interface ServerClock extends ClockService {
  /** Takes over the `Date` header of an answer. */
  readonly learn: (headers: Headers) => void;
}

export interface ServerClockDeps {
  /** The device's own clock, in epoch milliseconds. */
  readonly deviceNow: () => number;
  /** Milliseconds of a clock that never jumps. */
  readonly steadyNow: () => number;
  /** When the page was made, by the server, in whole steps of `PAGE_TIME_STEP_MS`. */
  readonly renderedAt: number | undefined;
}

/** The header has whole seconds and arrives late: smaller differences mean nothing. */
const TOLERANCE_MS = 2_000;

/** A page is at most as old as its step, the gateway's cache and a slow network together. */
const PAGE_AGE_MAX_MS = 10 * 60_000;

/**
 * Creates the clock. It runs on the steady clock, so that setting the device's clock changes nothing. Until the first
 * answer it trusts the device, unless the page shows that the device is wrong.
 */
export function createServerClock({ deviceNow, steadyNow, renderedAt }: ServerClockDeps): ServerClock {
  const device = deviceNow();
  const isWrong = renderedAt !== undefined && (device < renderedAt || device > renderedAt + PAGE_AGE_MAX_MS);
  let offsetMs = (isWrong ? renderedAt : device) - steadyNow();
  return {
    renderedAt,
    now: () => steadyNow() + offsetMs,
    learn(headers) {
      const serverTime = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(serverTime)) return;
      const offset = serverTime - steadyNow();
      if (Math.abs(offset - offsetMs) > TOLERANCE_MS) offsetMs = offset;
    },
  };
}
