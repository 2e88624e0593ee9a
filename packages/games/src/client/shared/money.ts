import { CURRENCIES, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';

export interface Money {
  /** Writes an amount of the minor unit with the site's symbol: `123450n` → `$1,234.50`. */
  write(minor: bigint): string;
  /** From the wire's decimal to the minor unit, and back. */
  read(decimal: string): bigint;
  decimal(minor: bigint): string;
}

export function createMoney(currency: CurrencyCode, tag: string): Money {
  const { symbol, minorDigits } = CURRENCIES[currency];
  const numbers = new Intl.NumberFormat(tag, {
    minimumFractionDigits: minorDigits,
    maximumFractionDigits: minorDigits,
  });
  return {
    write(minor) {
      const sign = minor < 0n ? '−' : '';
      const amount = toDecimal(minor < 0n ? -minor : minor, currency);
      return `${sign}${symbol}${numbers.format(amount as Intl.StringNumericLiteral)}`;
    },
    read: (decimal) => toMinor(decimal, currency),
    decimal: (minor) => toDecimal(minor, currency),
  };
}
