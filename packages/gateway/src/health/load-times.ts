import type { PartRelease } from './tally.ts';

/** So many of each release are kept: enough for a median that a slow visitor does not move. */
const KEPT = 200;
/** Releases that were told of longest ago are forgotten. */
const MOST_RELEASES = 100;

/** How long releases took to load, as this gateway was told of late. */
export interface LoadTimes {
  /** @param ms from the asking for the remote until it was active */
  readonly add: (which: PartRelease, ms: number) => void;
  /** In milliseconds; `null` where nothing was told. */
  readonly median: (which: PartRelease) => number | null;
}

/** The state sums over all gateways and gives a mean; a median needs the times themselves. */
export function createLoadTimes(): LoadTimes {
  const kept = new Map<string, number[]>();
  const keyOf = ({ name, release }: PartRelease) => `${name} ${release}`;
  return {
    add(which, ms) {
      const key = keyOf(which);
      const times = [...(kept.get(key) ?? []), ms].slice(-KEPT);
      kept.delete(key);
      kept.set(key, times);
      const [oldest] = kept.keys();
      if (kept.size > MOST_RELEASES && oldest !== undefined) kept.delete(oldest);
    },
    median(which) {
      const times = kept.get(keyOf(which))?.toSorted((a, b) => a - b) ?? [];
      const middle = times.length / 2;
      const [low, high] = [times[Math.ceil(middle) - 1], times[Math.floor(middle)]];
      return low === undefined || high === undefined ? null : (low + high) / 2;
    },
  };
}
