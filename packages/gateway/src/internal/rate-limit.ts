/** How many keys are remembered unless it is said. */
const MAX_KEYS = 10_000;

/** Says whether a key (an address) may do something once more in the present window. */
export type RateLimit = (key: string) => boolean;

/**
 * Allows `most` per key in each window of `windowMs`.
 * @param options `keys` how many are remembered; a flood of more of them starts the count anew
 */
export function rateLimit(options: {
  readonly most: number;
  readonly windowMs: number;
  readonly keys?: number;
  readonly now?: () => number;
}): RateLimit {
  const { most, windowMs, keys = MAX_KEYS, now = Date.now } = options;
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key) => {
    if (now() >= endsAt || counts.size >= keys) {
      counts = new Map();
      endsAt = now() + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
