import { keepBuckets } from '../../http/pace.ts';
import { Recent } from '../recent.ts';
import type { Counters } from './counters.ts';

const KEEP_KEYS = 50_000;

export function countInMemory(): Counters {
  const windows = new Recent<string, { count: number; endsAt: number }>(KEEP_KEYS);
  const take = keepBuckets();
  return {
    async count(key, windowMs) {
      const now = Date.now();
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
      const counted = { ...window, count: window.count + 1 };
      windows.set(key, counted);
      return { count: counted.count, endsInMs: counted.endsAt - now };
    },
    take: async (key, pace) => take(key, pace, Date.now()),
  };
}
