/** How many keys are remembered unless the caller says another number. */
const MAX_KEYS = 10_000;

/** Returns whether a key (an address) may do something once more in its present window. */
export type RateLimit = (key: string) => boolean;

/**
 * Allows `most` for each key in a window of `windowMs` that begins with its first use.
 * @param options `keys` how many are remembered; with more, the one that was used longest ago is forgotten
 */
export function rateLimit(options: {
  readonly most: number;
  readonly windowMs: number;
  readonly keys?: number;
  readonly now?: () => number;
}): RateLimit {
  const { most, windowMs, keys = MAX_KEYS, now = Date.now } = options;
  // In the order of their last use.
  const counts = new Map<string, { used: number; readonly endsAt: number }>();
  return (key) => {
    const known = counts.get(key);
    const count = known && now() < known.endsAt ? known : { used: 0, endsAt: now() + windowMs };
    count.used += 1;
    counts.delete(key);
    counts.set(key, count);
    if (counts.size > keys) {
      const [oldest] = counts.keys();
      if (oldest !== undefined) counts.delete(oldest);
    }
    return count.used <= most;
  };
}
