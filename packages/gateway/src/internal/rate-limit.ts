/** How many addresses are remembered; a flood from more of them starts the count anew. */
const MAX_KEYS = 10_000;

/** Says whether a key (an address) may do something once more in the present window. */
export type RateLimit = (key: string) => boolean;

/** Allows `most` per key in each window of `windowMs`. */
export function rateLimit(options: {
  readonly most: number;
  readonly windowMs: number;
  readonly now?: () => number;
}): RateLimit {
  const { most, windowMs, now = Date.now } = options;
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key) => {
    if (now() >= endsAt || counts.size >= MAX_KEYS) {
      counts = new Map();
      endsAt = now() + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
