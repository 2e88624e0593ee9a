import { toMinor, type CurrencyCode } from '@tessera/domain';

/** The steps of a stake at a table, as multiples of the currency's smallest one. */
const LADDER = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/** The smallest stake of a bet; always a multiple of a hundred minor units, so that odds in hundredths pay whole ones. */
const SMALLEST: Record<CurrencyCode, string> = {
  RMB: '1',
  USD: '1',
  VND: '4000',
  WON: '200',
  JPY: '100',
  THB: '5',
  INR: '10',
  MMK: '400',
  BDT: '20',
  BRL: '1',
  NGN: '200',
  GP: '1',
};

/**
 * The stakes of one bet at a table, rising, in the currency's minor unit.
 * @param highest the last step, where a game's prizes are too high for all of them
 */
export function tableStakes(
  currency: CurrencyCode,
  highest: (typeof LADDER)[number] = 500,
): readonly bigint[] {
  const smallest = toMinor(SMALLEST[currency], currency);
  return LADDER.filter((times) => times <= highest).map((times) => smallest * BigInt(times));
}
