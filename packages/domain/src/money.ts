import { CURRENCIES, type CurrencyCode } from './currencies.ts';

/**
 * Money has exactly two forms: a decimal string on the wire and in the browser (`"1234.50"`), and for calculations a
 * bigint in the currency's minor unit. It is never a float.
 */
export type Decimal = string;

/** The largest amount that the ledger stores, in minor units (a signed 64-bit integer). */
export const MAX_MINOR = 9_223_372_036_854_775_807n;

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,8}))?$/;

/**
 * Converts `"1234.5"` in USD to `123450n`.
 * @throws RangeError if the text is not a decimal or has more decimals than the currency
 */
export function toMinor(amount: Decimal, currency: CurrencyCode): bigint {
  const match = DECIMAL.exec(amount);
  if (!match)
    throw new RangeError(
      `"${amount}" is not an amount: expected digits with at most one decimal point, like "12.50"`,
    );
  const { minorDigits } = CURRENCIES[currency];
  const fraction = match[3] ?? '';
  if (/[1-9]/.test(fraction.slice(minorDigits))) {
    throw new RangeError(`"${amount}" has too many decimals: ${currency} allows at most ${minorDigits}`);
  }
  const minor = BigInt(match[2] + fraction.padEnd(minorDigits, '0').slice(0, minorDigits));
  return match[1] ? -minor : minor;
}

/** Converts `123450n` in USD to `"1234.50"`. */
export function toDecimal(minor: bigint, currency: CurrencyCode): Decimal {
  const { minorDigits } = CURRENCIES[currency];
  const digits = (minor < 0n ? -minor : minor).toString().padStart(minorDigits + 1, '0');
  const whole = minorDigits === 0 ? digits : `${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`;
  return minor < 0n ? `-${whole}` : whole;
}

/** Whether {@link toMinor} accepts the text for this currency. */
export function isDecimal(amount: string, currency: CurrencyCode): boolean {
  try {
    toMinor(amount, currency);
    return true;
  } catch {
    return false;
  }
}
