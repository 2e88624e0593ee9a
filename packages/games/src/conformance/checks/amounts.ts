import { CURRENCIES, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import type { Bench } from '../bench.ts';

/** Amounts of the bench's currency, in its smallest whole unit (a dollar, not a cent). */
export function amounts({ currency }: Pick<Bench, 'currency'>) {
  const unit = 10n ** BigInt(CURRENCIES[currency].minorDigits);
  return {
    /** So many whole units, as a decimal. */
    of: (units: number): string => toDecimal(BigInt(units) * unit, currency),
    /** A balance that so many whole units were added to. */
    plus: (balance: string, units: number): string =>
      toDecimal(toMinor(balance, currency) + BigInt(units) * unit, currency),
    /** A decimal that is finer than the currency. */
    tooFine: `1.${'0'.repeat(CURRENCIES[currency].minorDigits)}1`,
    isOf: (decimal: string): boolean => isOf(decimal, currency),
  };
}

function isOf(decimal: string, currency: CurrencyCode): boolean {
  try {
    return toDecimal(toMinor(decimal, currency), currency) === decimal;
  } catch {
    return false;
  }
}
