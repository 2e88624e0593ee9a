import { CURRENCIES, type CurrencyCode } from '../currencies.ts';

/** How amounts are written where a currency or a language is at home. */

/** Signs between groups of digits, where they are not a comma alone. */
const CURRENCY_SIGNS: Partial<Record<CurrencyCode, string>> = { VND: '.,', BRL: '.' };
const LANGUAGE_SIGNS: Readonly<Record<string, string>> = { vi: '.' };

/** Where groups above the thousands have two digits: `1,00,000`. */
const INDIAN_CURRENCIES: ReadonlySet<CurrencyCode> = new Set(['INR', 'BDT']);
const INDIAN_LANGUAGES: ReadonlySet<string> = new Set(['hi', 'ta', 'bn']);

/** Names and symbols beside the site's own, in lower case. */
const NAMES: Record<CurrencyCode, readonly string[]> = {
  RMB: ['cn¥', '元', '圆', '圓', '块', '塊', '人民币', '人民幣'],
  USD: ['us$', '美元'],
  VND: ['vnđ', 'đồng', 'đ'],
  WON: ['원'],
  JPY: ['円', 'yen'],
  THB: ['บาท', 'baht'],
  INR: ['rs.', 'rs', '₨', 'रु.', 'रु', 'रुपये', 'रुपए', 'ரூ.', 'ரூ', '/-'],
  MMK: ['ks', 'kyats', 'kyat', 'ကျပ်'],
  BDT: ['tk.', 'tk', 'টাকা', '/-'],
  BRL: ['$'],
  NGN: ['₦', 'n'],
  GP: ['points'],
};

const languageOf = (locale: string): string => locale.slice(0, 2);

/** Returns the signs that group digits in this currency or in this language. */
export const groupSigns = (currency: CurrencyCode, locale: string): string =>
  (CURRENCY_SIGNS[currency] ?? ',') + (locale && (LANGUAGE_SIGNS[languageOf(locale)] ?? ','));

/** Whether groups of two digits are usual in this currency or in this language. */
export const isIndianGrouping = (currency: CurrencyCode, locale: string): boolean =>
  INDIAN_CURRENCIES.has(currency) || INDIAN_LANGUAGES.has(languageOf(locale));

/** Returns a currency's names and symbols in lower case, longer ones first. */
export function currencyNames(currency: CurrencyCode): string[] {
  const { iso, symbol } = CURRENCIES[currency];
  return [...NAMES[currency], symbol, currency, iso ?? '']
    .map((name) => name.toLowerCase())
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length);
}
