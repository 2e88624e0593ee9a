import { toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { formatMoney } from '@tessera/i18n/formats';

export interface Money {
  /** Writes an amount as the lobby does: of the minor unit (`123450n`) or as it stands on the wire (`'1234.50'`). */
  write(amount: bigint | string): string;
  /** From the wire's decimal to the minor unit, and back. */
  read(decimal: string): bigint;
  decimal(minor: bigint): string;
}

/** @param tag BCP 47: whose separators amounts are written with */
export function createMoney(currency: CurrencyCode, tag: string): Money {
  const read = (decimal: string): bigint => toMinor(decimal, currency);
  const decimal = (minor: bigint): string => toDecimal(minor, currency);
  return {
    write: (amount) =>
      formatMoney(decimal(typeof amount === 'string' ? read(amount) : amount), currency, tag),
    read,
    decimal,
  };
}
