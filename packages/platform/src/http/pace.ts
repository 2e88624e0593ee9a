import { Recent } from '../shared-state/recent.ts';

const KEEP_KEYS = 10_000;

export interface Pace {
  /** So many at once … */
  readonly burst: number;
  /** … and so many more each second. */
  readonly perSecond: number;
}

/** Whether somebody may ask once more now: a bucket of `burst` for each key, which fills again. Remembers the last ten thousand. */
export function keepBuckets(): (key: string, pace: Pace, now: number) => boolean {
  const buckets = new Recent<string, { tokens: number; at: number }>(KEEP_KEYS);
  return (key, { burst, perSecond }, now) => {
    const before = buckets.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, before.tokens + ((now - before.at) / 1_000) * perSecond);
    const isAllowed = tokens >= 1;
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    return isAllowed;
  };
}

/** {@link keepBuckets} of one pace. */
export function keepPace(pace: Pace): (key: string, now: number) => boolean {
  const take = keepBuckets();
  return (key, now) => take(key, pace, now);
}
