import type { HealthCount, Standing } from '../releases/state/state.ts';
import type { PartRelease } from './tally.ts';

/** Fewer loads and failures than this say nothing of a canary. */
export const EVIDENCE = 20;

export interface Health {
  readonly loads: number;
  readonly failures: number;
  /** Failures of all that was told, 0 to 1; 0 where nothing was. */
  readonly rate: number;
  /** Mean, from the asking until it was active; `null` where nothing was loaded. */
  readonly loadMs: number | null;
}

/** How a release did, over all the minutes that are given. */
export function healthOf(counts: readonly HealthCount[], { name, release }: PartRelease): Health {
  let loads = 0;
  let failures = 0;
  let sumMs = 0;
  for (const count of counts) {
    if (count.name !== name || count.release !== release) continue;
    loads += count.loads;
    failures += count.failures;
    sumMs += count.loadMs;
  }
  const all = loads + failures;
  return {
    loads,
    failures,
    rate: all === 0 ? 0 : failures / all,
    loadMs: loads === 0 ? null : sumMs / loads,
  };
}

/**
 * Why a canary must end, with the figures, or `undefined` while it may go on: it fails more often than its limit
 * allows, and more often than the live release does. What the network does to both is no fault of the canary.
 * @param counts of the time since the canary began
 */
export function reasonToWithdraw(
  name: string,
  standing: Standing,
  counts: readonly HealthCount[],
): string | undefined {
  const { canary, live } = standing;
  if (!canary) return undefined;
  const its = healthOf(counts, { name, release: canary.release });
  const lives = healthOf(counts, { name, release: live });
  if (its.loads + its.failures < EVIDENCE) return undefined;
  if (its.rate <= canary.limit || its.rate <= lives.rate) return undefined;
  return (
    `${its.failures} of ${its.loads + its.failures} failed (${percent(its.rate)}), the limit is ` +
    `${percent(canary.limit)}; of the live ${live} ${lives.failures} of ${lives.loads + lives.failures} ` +
    `failed (${percent(lives.rate)})`
  );
}

/** `12.5 %`. @param fraction from 0 to 1 */
export function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(1))} %`;
}
