import { CURRENCIES, type CurrencyCode } from './currencies.ts';

/**
 * Money has two forms and no third: a decimal string on the wire and in the browser (`"1234.50"`), and an
 * integer of the currency's minor unit, a bigint, where it is calculated. Never a float.
 */
export type Decimal = string;

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,8}))?$/;

/**
 * `"1234.5"` in USD → `123450n`.
 * @throws RangeError where the text is no decimal, or is finer than the currency's minor unit
 */
export function toMinor(amount: Decimal, currency: CurrencyCode): bigint {
  const match = DECIMAL.exec(amount);
  if (!match)
    throw new RangeError(`"${amount}" is not an amount: write digits with at most one point, like "12.50"`);
  const { minorDigits } = CURRENCIES[currency];
  const fraction = match[3] ?? '';
  if (/[1-9]/.test(fraction.slice(minorDigits))) {
    throw new RangeError(`"${amount}" is finer than ${currency} allows: at most ${minorDigits} decimals`);
  }
  const minor = BigInt(match[2] + fraction.padEnd(minorDigits, '0').slice(0, minorDigits));
  return match[1] ? -minor : minor;
}

/** `123450n` in USD → `"1234.50"`. */
export function toDecimal(minor: bigint, currency: CurrencyCode): Decimal {
  const { minorDigits } = CURRENCIES[currency];
  const digits = (minor < 0n ? -minor : minor).toString().padStart(minorDigits + 1, '0');
  const whole = minorDigits === 0 ? digits : `${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`;
  return minor < 0n ? `-${whole}` : whole;
}

/** Whether the text is an amount that {@link toMinor} accepts for this currency. */
export function isDecimal(amount: string, currency: CurrencyCode): boolean {
  try {
    toMinor(amount, currency);
    return true;
  } catch {
    return false;
  }
}
