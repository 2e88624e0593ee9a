import { HEALTH_KEPT_MINUTES, type HealthCount } from './state.ts';

const MINUTE_MS = 60_000;

export function minuteOf(ms: number): number {
  return Math.floor(ms / MINUTE_MS);
}

/** The counts of the last minutes, the running one included. */
export function since(counts: readonly HealthCount[], minutes: number, now: number): HealthCount[] {
  const first = minuteOf(now) - Math.min(minutes, HEALTH_KEPT_MINUTES) + 1;
  return counts.filter(({ minute }) => minute >= first);
}

/** One count for each name, release and minute. */
export function summed(counts: readonly HealthCount[]): HealthCount[] {
  const sums = new Map<string, HealthCount>();
  for (const count of counts) {
    const key = `${count.name} ${count.release} ${count.minute}`;
    const before = sums.get(key) ?? { ...count, loads: 0, failures: 0, loadMs: 0 };
    sums.set(key, {
      ...before,
      loads: before.loads + count.loads,
      failures: before.failures + count.failures,
      loadMs: before.loadMs + count.loadMs,
    });
  }
  return [...sums.values()];
}
