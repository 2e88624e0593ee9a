import type { LegState } from '../protocol/book.ts';
import { paidAt, type Odds } from './odds.ts';

const ONE = 100n;

/**
 * Odds of all legs of a slip together, rounded down to hundredths once, at the end.
 * @param legs odds of each
 * @param most in stakes; longer ones are cut off there (`maxWinMultiple` of the book)
 */
export function slipOdds(legs: readonly Odds[], most: number): Odds {
  let product = ONE;
  for (const odds of legs) product *= BigInt(odds);
  const together = product / ONE ** BigInt(legs.length);
  const highest = BigInt(most) * ONE;
  return Number(together < highest ? together : highest);
}

export interface SlipLeg {
  readonly odds: Odds;
  readonly state: LegState;
}

/**
 * What a slip pays, minor unit, or `undefined` as long as that is open: a lost leg ends it at once, a void one counts 1.00.
 * @param stake a multiple of a hundred minor units
 */
export function slipPayout(legs: readonly SlipLeg[], stake: bigint, most: number): bigint | undefined {
  if (legs.some(({ state }) => state === 'lost')) return 0n;
  if (legs.some(({ state }) => state === 'open')) return undefined;
  const won = legs.filter(({ state }) => state === 'won').map(({ odds }) => odds);
  return paidAt(stake, slipOdds(won, most));
}
