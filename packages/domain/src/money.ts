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

/**
 * Drops the digits below the currency's minor unit: `"1.239"` in USD is `"1.23"`. A back end may send finer amounts, and
 * neither a gain nor a loss is shown larger than it is.
 */
export function truncateAmount(amount: Decimal, currency: CurrencyCode): Decimal {
  const { minorDigits } = CURRENCIES[currency];
  const point = amount.indexOf('.');
  if (point < 0 || amount.length <= point + 1 + minorDigits) return amount;
  const kept = amount.slice(0, minorDigits === 0 ? point : point + 1 + minorDigits);
  return /[1-9]/.test(kept) ? kept : kept.replace('-', '');
}

/** Converts an amount that may be finer than the minor unit, as it is shown: `"1.239"` in USD to `123n`. */
export const toMinorDown = (amount: Decimal, currency: CurrencyCode): bigint =>
  toMinor(truncateAmount(amount, currency), currency);

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
