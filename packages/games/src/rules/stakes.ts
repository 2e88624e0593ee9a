import { SMALLEST_STAKES, toMinor, type CurrencyCode } from '@tessera/domain';

/** The steps of a stake, as multiples of the currency's smallest one. */
const LADDER = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500] as const;
const DEFAULT_STEP = 3;

/**
 * What paytables count in: a twentieth of the stake. Every stake is a multiple of it in the minor unit, so what they
 * pay is whole.
 */
export const UNITS_PER_STAKE = 20;

/** The stakes that may be played in a currency, rising, in its minor unit. */
export function stakesOf(currency: CurrencyCode): readonly bigint[] {
  const smallest = toMinor(SMALLEST_STAKES.spin[currency], currency);
  return LADDER.map((times) => smallest * BigInt(times));
}

/** Where a new player starts. */
export function defaultStake(currency: CurrencyCode): bigint {
  return stakesOf(currency)[DEFAULT_STEP]!;
}

/**
 * What a round pays, minor unit.
 * @param units of a twentieth of the stake, whole
 * @param stake one of the currency's
 */
export function payUnits(units: number, stake: bigint): bigint {
  return (stake / BigInt(UNITS_PER_STAKE)) * BigInt(units);
}
