import { MAX_WIN_MULTIPLE } from './paytable.ts';

/**
 * What the game says about itself on its help page. The tests hold every number to the rules: the return by exact
 * enumeration and by a million rounds, the others by the same million.
 */
export const SLOT_FACTS = {
  /** Return to player in hundredths of a percent: 96.58 %. */
  returnBasisPoints: 9658,
  /** Rounds of a hundred that pay anything at all, and those that pay more than their stake. */
  hitPercent: 43,
  winPercent: 16,
  /** One round in this many opens the free spins. */
  bonusEvery: 87,
  /** Standard deviation of a round's payout, in stakes: what "medium" means here. */
  deviationStakes: 5,
  volatility: 'medium',
  maxWinMultiple: MAX_WIN_MULTIPLE,
} as const;
