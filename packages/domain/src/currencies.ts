import type { LocaleCode } from './locales.ts';

/** The site's currency codes, as on the wire (spec §9, readings: "currency codes"). */
export const CURRENCY_CODES = [
  'RMB',
  'USD',
  'VND',
  'WON',
  'JPY',
  'THB',
  'INR',
  'MMK',
  'BDT',
  'BRL',
  'NGN',
  'GP',
] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

interface Currency {
  /** ISO 4217 code for `Intl`; `undefined` for GP, the site's own points. */
  readonly iso: string | undefined;
  /** The specification's symbol. It gives `₭` for NGN, although the naira sign is ₦. */
  readonly symbol: string;
  /** Number of decimals. */
  readonly minorDigits: 0 | 2;
}

export const CURRENCIES: Record<CurrencyCode, Currency> = {
  RMB: { iso: 'CNY', symbol: '¥', minorDigits: 2 },
  USD: { iso: 'USD', symbol: '$', minorDigits: 2 },
  VND: { iso: 'VND', symbol: '₫', minorDigits: 0 },
  WON: { iso: 'KRW', symbol: '₩', minorDigits: 0 },
  JPY: { iso: 'JPY', symbol: '¥', minorDigits: 0 },
  THB: { iso: 'THB', symbol: '฿', minorDigits: 2 },
  INR: { iso: 'INR', symbol: '₹', minorDigits: 2 },
  MMK: { iso: 'MMK', symbol: 'K', minorDigits: 2 },
  BDT: { iso: 'BDT', symbol: '৳', minorDigits: 2 },
  BRL: { iso: 'BRL', symbol: 'R$', minorDigits: 2 },
  NGN: { iso: 'NGN', symbol: '₭', minorDigits: 2 },
  GP: { iso: undefined, symbol: 'G', minorDigits: 2 },
};

/** Default currency of each language (spec §9). */
export const CURRENCY_OF_LOCALE: Record<LocaleCode, CurrencyCode> = {
  zh_TW: 'RMB',
  zh_CN: 'RMB',
  en_US: 'USD',
  vi_VN: 'VND',
  ko_KR: 'WON',
  ja_JP: 'JPY',
  th_TH: 'THB',
  hi_IN: 'INR',
  my_MM: 'MMK',
  ta_IN: 'INR',
  bn_BD: 'BDT',
};

export function isCurrencyCode(text: string): text is CurrencyCode {
  return (CURRENCY_CODES as readonly string[]).includes(text);
}
