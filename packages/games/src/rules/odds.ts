/**
 * Odds are what a bet pays for each stake, its own included, in hundredths: 250 pays two and a half stakes. Stakes are
 * multiples of a hundred minor units where odds are paid (`table-stakes.ts`), so every payout is whole.
 */
export type Odds = number;

const ONE = 100;
/** A chance that divides evenly may come out a breath below the whole number that it is. */
const ROUNDING = 1e-9;

/**
 * The highest odds that give back no more than `returned` of all stakes.
 * @param chance that the bet wins, above 0
 * @param returned e.g. 0.95
 */
export function oddsFor(chance: number, returned: number): Odds {
  return Math.floor((returned / chance) * ONE + ROUNDING);
}

/** What a stake of so many minor units pays at these odds. */
export function paidAt(stake: bigint, odds: Odds): bigint {
  return (stake * BigInt(odds)) / BigInt(ONE);
}
