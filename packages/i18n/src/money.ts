import { CURRENCIES, isCurrencyCode, type Decimal } from '@tessera/domain';

/**
 * Writes an amount in the locale's way with the specification's symbol: `1234.5` in INR and `hi-IN` is
 * `₹1,234.50`. The amount stays a decimal string, so no digit is lost on the way.
 */
export function formatMoney(amount: Decimal, currency: string, tag: string): string {
  if (!isCurrencyCode(currency)) return `${amount} ${currency}`;
  const { symbol, minorDigits } = CURRENCIES[currency];
  return formatterOf(tag, minorDigits)
    .formatToParts(amount as unknown as number)
    .map((part) => (part.type === 'currency' ? symbol : part.value))
    .join('');
}

const formatters = new Map<string, Intl.NumberFormat>();

/** In US dollars for every currency: it gives the symbol's place, and the symbol is then the specification's own. */
function formatterOf(tag: string, digits: number): Intl.NumberFormat {
  const key = `${tag} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, formatter);
  return formatter;
}
