import { CURRENCIES, type CurrencyCode, type Decimal } from '@tessera/domain';

/** More decimals than any amount of the wire has, so that growth of a fraction of a cent adds up. */
const DECIMALS = 8;

/**
 * The jackpot between two answers: what the platform told, plus its growth since. In whole numbers, since a
 * pot of ten digits and cents is more than a float holds.
 * @param elapsedMs since the answer; a clock that ran backwards counts as none
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
