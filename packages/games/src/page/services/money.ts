import { CURRENCIES, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';

export interface Money {
  /** Writes an amount with the site's symbol: of the minor unit (`123450n`) or as it stands on the wire (`'1234.50'`). */
  write(amount: bigint | string): string;
  /** From the wire's decimal to the minor unit, and back. */
  read(decimal: string): bigint;
  decimal(minor: bigint): string;
}

/** @param tag BCP 47: whose digits and separators amounts are written with */
export function createMoney(currency: CurrencyCode, tag: string): Money {
  const { symbol, minorDigits } = CURRENCIES[currency];
  const numbers = new Intl.NumberFormat(tag, {
    minimumFractionDigits: minorDigits,
    maximumFractionDigits: minorDigits,
  });
  const read = (decimal: string): bigint => toMinor(decimal, currency);
  const decimal = (minor: bigint): string => toDecimal(minor, currency);
  return {
    write(amount) {
      const minor = typeof amount === 'string' ? read(amount) : amount;
      const sign = minor < 0n ? '−' : '';
      const written = numbers.format(decimal(minor < 0n ? -minor : minor) as Intl.StringNumericLiteral);
      return `${sign}${symbol}${written}`;
    },
    read,
    decimal,
  };
}
