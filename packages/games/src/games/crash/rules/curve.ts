import type { Odds } from '../../../rules/odds.ts';

/**
 * The multiplier that all players see rise: e^(kt), in hundredths, rounded down. It is made by multiplications alone,
 * which every machine does alike (`Math.exp` may differ in its last digit), so the server and each page agree to the
 * hundredth on what it is at any millisecond.
 */
const GROWTH_PER_MS = 1.000116;

/** What the multiplier begins at. */
export const START: Odds = 100;

/** Where the rise ends, and all who are still in are paid: a thousand stakes. */
export const CAP: Odds = 100_000;

/** No rise takes longer, in milliseconds. */
const LONGEST_MS = 60_000;

/** The multiplier so many milliseconds after the close of bets. */
export function multiplierAt(ms: number): Odds {
  let power = 1;
  let factor = GROWTH_PER_MS;
  for (let left = Math.floor(Math.min(Math.max(ms, 0), LONGEST_MS)); left > 0; left >>= 1) {
    if (left & 1) power *= factor;
    factor *= factor;
  }
  return Math.min(Math.floor(power * START), CAP);
}

/** The first millisecond at which the multiplier is so high. */
export function msOf(multiplier: Odds): number {
  let [early, late] = [0, LONGEST_MS];
  while (early < late) {
    const middle = Math.floor((early + late) / 2);
    if (multiplierAt(middle) >= multiplier) late = middle;
    else early = middle + 1;
  }
  return early;
}
