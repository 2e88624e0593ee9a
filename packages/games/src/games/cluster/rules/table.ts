/** The sizes of cluster from which on it pays more: 5, 6, …, and all that are as great as the last one. */
export const PAID_SIZES = [5, 6, 7, 8, 10, 12, 15, 20] as const;
export const SMALLEST_CLUSTER = PAID_SIZES[0];
/** A cluster this great leaves a wild. */
export const WILD_CLUSTER = 8;

/** Free rounds that a full meter opens in the paid round … */
export const OPENED_ROUNDS = 6;
/** … and adds in a free one, where it is filled anew; no bonus has more of them than the last number. */
export const ADDED_ROUNDS = 2;
export const MOST_ROUNDS = 25;

/** One set of rules: what falls how often, and what it pays. */
export interface ClusterTable {
  /** Of so many rounds simulated that chance is below it, in hundredths of a percent. */
  readonly returnBasisPoints: number;
  /** A round pays no more than this multiple of its stake, and ends when it is reached. */
  readonly maxWinMultiple: number;
  /** How far a round's pay strays from the return, in stakes: the standard deviation. */
  readonly deviationStakes: number;
  /** One round in so many opens the free rounds. */
  readonly bonusEvery: number;
  /** How often each symbol falls, by its number … */
  readonly weights: readonly number[];
  /** … and how often, by the same measure, one falls that is the same as the one before it in its column. */
  readonly again: { readonly paid: number; readonly free: number };
  /** What the multiplier is at most, in the paid round and in the free ones. */
  readonly mostMultiplier: { readonly paid: number; readonly free: number };
  /** So many symbols that left in one round fill the meter. */
  readonly meter: number;
  /** What a cluster pays by its symbol and size (by PAID_SIZES), in twentieths of the stake. */
  readonly pays: readonly (readonly number[])[];
}

/** `stepOf[size]`: which of PAID_SIZES a cluster of that size is paid as. */
const stepOf: readonly number[] = Array.from({ length: 50 }, (_, size) =>
  PAID_SIZES.findLastIndex((least) => size >= least),
);

/** What a cluster pays before its multiplier, in twentieths of the stake; it has at least five places. */
export function unitsOf(pays: ClusterTable['pays'], symbol: number, size: number): number {
  return pays[symbol]![stepOf[size]!]!;
}
