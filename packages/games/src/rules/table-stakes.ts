import { SMALLEST_STAKES, toMinor, type CurrencyCode } from '@tessera/domain';

/** The steps of a stake at a table, as multiples of the currency's smallest one. */
const LADDER = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/**
 * The stakes of one bet at a table, rising, in the currency's minor unit.
 * @param highest the last step, where a game's prizes are too high for all of them
 */
export function tableStakes(
  currency: CurrencyCode,
  highest: (typeof LADDER)[number] = 500,
): readonly bigint[] {
  const smallest = toMinor(SMALLEST_STAKES.table[currency], currency);
  return LADDER.filter((times) => times <= highest).map((times) => smallest * BigInt(times));
}
