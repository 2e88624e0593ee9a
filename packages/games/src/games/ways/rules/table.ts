import type { WaysPays } from '../../../rules/ways-wins.ts';

/** One set of rules: what falls how often, and what it pays. */
export interface WaysTable {
  /** Of so many rounds simulated that chance is below it, in hundredths of a percent. */
  readonly returnBasisPoints: number;
  /** A round pays no more than this multiple of its stake, and ends when it is reached. */
  readonly maxWinMultiple: number;
  /** How far a round's pay strays from the return, in stakes: the standard deviation. */
  readonly deviationStakes: number;
  /** One round in so many opens the free spins. */
  readonly bonusEvery: number;
  /** How often a reel is 2, 3, … 7 symbols high: of the free spins they stand taller. */
  readonly heights: { readonly paid: readonly number[]; readonly free: readonly number[] };
  /** How often each symbol falls, by its number, on the first reel, which has no wilds, and on the others. */
  readonly weights: { readonly first: readonly number[]; readonly others: readonly number[] };
  readonly pays: WaysPays;
}

/** So many scatters in view open the free spins … */
export const OPENING_SCATTERS = 4;
/** … this many of them, by the scatters … */
const OPENING_SPINS: readonly number[] = [8, 12, 16];
/** … and so many scatters in a free spin add some. */
export const ADDING_SCATTERS = 3;
export const ADDED_SPINS = 3;
/** No bonus has more spins than this. */
export const MOST_SPINS = 60;

/** How many free spins so many scatters of the paid spin open: none below four. */
export function openedBy(scatters: number): number {
  if (scatters < OPENING_SCATTERS) return 0;
  return OPENING_SPINS[scatters - OPENING_SCATTERS] ?? OPENING_SPINS.at(-1)!;
}
