import type { PayingSymbol } from './symbols.ts';

/**
 * What three, four and five of a symbol on one line pay, in multiples of the line's stake (a twentieth of the
 * round's stake).
 */
export const LINE_PAYS: Record<PayingSymbol, readonly [three: number, four: number, five: number]> = {
  high1: [50, 250, 2000],
  high2: [40, 120, 500],
  high3: [25, 80, 300],
  high4: [20, 50, 200],
  low1: [10, 30, 120],
  low2: [8, 20, 80],
  low3: [5, 15, 60],
  low4: [4, 12, 50],
  low5: [4, 12, 50],
};

/** A line's stake is the round's stake divided by this; a stake is always a multiple of it in the minor unit. */
export const LINE_COUNT = 20;

/** What the number of scatters in view starts. Fewer than three do nothing. */
export interface ScatterAward {
  /** Multiple of the round's stake, paid at once. */
  readonly pays: number;
  readonly freeSpins: number;
  /** Everything that a free spin of this bonus pays is multiplied by this. */
  readonly multiplier: number;
}
export const SCATTER_AWARDS: Readonly<Record<3 | 4 | 5, ScatterAward>> = {
  3: { pays: 2, freeSpins: 8, multiplier: 3 },
  4: { pays: 10, freeSpins: 10, multiplier: 5 },
  5: { pays: 50, freeSpins: 12, multiplier: 10 },
};
/** Three or more scatters in a free spin add this many spins … */
export const RETRIGGER_SPINS = 5;
/** … until the bonus has this many in all. */
export const MAX_FREE_SPINS = 40;

/** No round pays more than this multiple of its stake; a bonus ends when it is reached. */
export const MAX_WIN_MULTIPLE = 5_000;

/** The scatters' award, or `undefined` below three. */
export function scatterAward(scatters: number): ScatterAward | undefined {
  return scatters >= 3 ? SCATTER_AWARDS[Math.min(scatters, 5) as 3 | 4 | 5] : undefined;
}
