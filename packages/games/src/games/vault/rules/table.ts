import type { WaysPays } from '../../../rules/ways-wins.ts';

export const PRIZES = ['mini', 'minor', 'major', 'grand'] as const;
export type Prize = (typeof PRIZES)[number];

/** What a coin may carry. */
export interface CoinKind {
  /** Twentieths of the stake. */
  readonly units: number;
  /** The named prize that it is, where it is one. The grand is no coin's: a full vault pays it. */
  readonly prize: Exclude<Prize, 'grand'> | null;
  readonly weight: number;
}

/** One set of rules: what falls how often, and what it pays. */
export interface VaultTable {
  /** The exact one, in hundredths of a percent. */
  readonly returnBasisPoints: number;
  /** A round pays no more than this multiple of its stake. */
  readonly maxWinMultiple: number;
  /** How far a round's pay strays from the return, in stakes: the standard deviation of a million rounds. */
  readonly deviationStakes: number;
  /** How often each symbol falls, by its number, on the first reel, which has no wilds, and on the others. */
  readonly weights: { readonly first: readonly number[]; readonly others: readonly number[] };
  readonly pays: WaysPays;
  readonly coins: readonly CoinKind[];
  /** In a respin an empty place gets a coin this often in a thousand. */
  readonly coinPerMille: number;
  /** In stakes. */
  readonly prizes: Readonly<Record<Prize, number>>;
}
