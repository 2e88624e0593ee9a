import { CURRENCIES, isCurrencyCode, truncateAmount, type Decimal } from '@tessera/domain';
import { hasOwnFormats, intlTag } from './own/own-formats.ts';

/**
 * Formats an amount for the locale with the specification's symbol: `1234.5` in INR and `hi-IN` gives `₹1,234.50`.
 * The amount stays a decimal string, so no digit is lost; those below the minor unit are dropped.
 */
export function formatMoney(amount: Decimal, currency: string, tag: string): string {
  if (!isCurrencyCode(currency)) return `${amount} ${currency}`;
  const { symbol, minorDigits } = CURRENCIES[currency];
  const parts = formatterOf(tag, minorDigits).formatToParts(
    truncateAmount(amount, currency) as unknown as number,
  );
  if (!hasOwnFormats(tag))
    return parts.map((part) => (part.type === 'currency' ? symbol : part.value)).join('');
  // Burmese has the symbol behind the amount.
  const number = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
  return `${number.join('')}\u00a0${symbol}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats in US dollars to find the symbol's position. The symbol is then replaced by the specification's. */
function formatterOf(tag: string, digits: number): Intl.NumberFormat {
  const key = `${tag} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(intlTag(tag), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, formatter);
  return formatter;
}
