import { CURRENCIES, type CurrencyCode, type Decimal } from '@tessera/domain';

/** More decimals than any amount of the wire has, so that growth of a fraction of a cent adds up. */
const DECIMALS = 8;

/**
 * Returns the jackpot between two answers: the platform's total plus its growth since. Computed with integers, since
 * a float cannot hold ten digits with cents exactly.
 * @param elapsedMs time since the answer; negative values count as 0
 */
export function jackpotAt(
  total: Decimal,
  growthPerSecond: Decimal,
  elapsedMs: number,
  currency: CurrencyCode,
): Decimal {
  const grown = (scaled(growthPerSecond) * BigInt(Math.max(0, Math.floor(elapsedMs)))) / 1000n;
  const { minorDigits } = CURRENCIES[currency];
  const minor = (scaled(total) + grown) / 10n ** BigInt(DECIMALS - minorDigits);
  const digits = minor.toString().padStart(minorDigits + 1, '0');
  return minorDigits === 0 ? digits : `${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`;
}

function scaled(amount: Decimal): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
}
