const KEEP_KEYS = 10_000;

interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** Whether somebody may ask once more now: a bucket of `burst` for each key, which fills again. Remembers the last ten thousand. */
export function keepPace({ burst, perSecond }: Pace): (key: string, now: number) => boolean {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key, now) => {
    const before = buckets.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, before.tokens + ((now - before.at) / 1_000) * perSecond);
    const isAllowed = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    const [oldest] = buckets.keys();
    if (buckets.size > KEEP_KEYS && oldest !== undefined) buckets.delete(oldest);
    return isAllowed;
  };
}
