import { median, percentile } from '../statistics.ts';

/** What a play felt like, of the times between its frames; milliseconds, and percent of all frames. */
export interface Felt {
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  /** No frame of the display was left out. */
  readonly inTime: number;
  /** At most one was. */
  readonly nearly: number;
  readonly frames: number;
}

/** One frame and two of a display that shows sixty a second. */
export const FRAME_MS = 16.7;
export const TWO_FRAMES_MS = 33.4;
/** Clocks of pages are coarse on purpose. */
const COARSE_MS = 0.2;

/** @throws RangeError where there are no frames */
export function feltOf(frames: readonly number[]): Felt {
  const of = (value: number | undefined): number => {
    if (value === undefined) throw new RangeError('the page drew no frames');
    return value;
  };
  const within = (ms: number): number =>
    (100 * frames.filter((one) => one <= ms + COARSE_MS).length) / frames.length;
  return {
    median: of(median(frames)),
    p95: of(percentile(frames, 0.95)),
    p99: of(percentile(frames, 0.99)),
    inTime: within(FRAME_MS),
    nearly: within(TWO_FRAMES_MS),
    frames: frames.length,
  };
}
