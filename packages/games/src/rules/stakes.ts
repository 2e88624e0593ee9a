import { toMinor, type CurrencyCode } from '@tessera/domain';

/** The steps of a stake, as multiples of the currency's smallest one. */
const LADDER = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500] as const;
const DEFAULT_STEP = 3;

/**
 * What paytables count in: a twentieth of the stake. Every stake is a multiple of it in the minor unit, so what they
 * pay is whole.
 */
export const UNITS_PER_STAKE = 20;

/** The smallest stake, in whole or decimal units of the currency: always whole {@link UNITS_PER_STAKE} in minor units. */
const SMALLEST: Record<CurrencyCode, string> = {
  RMB: '1',
  USD: '0.20',
  VND: '4000',
  WON: '200',
  JPY: '20',
  THB: '5',
  INR: '10',
  MMK: '400',
  BDT: '20',
  BRL: '1',
  NGN: '200',
  GP: '1',
};

/** The stakes that may be played in a currency, rising, in its minor unit. */
export function stakesOf(currency: CurrencyCode): readonly bigint[] {
  const smallest = toMinor(SMALLEST[currency], currency);
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
