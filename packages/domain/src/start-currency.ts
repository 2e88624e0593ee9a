import { CURRENCY_OF_LOCALE, type CurrencyCode } from './currencies.ts';
import type { LocaleCode } from './locales.ts';

/** The default language of a country's visitors (spec §9 Country to language). */
const LOCALE_OF_COUNTRY: Readonly<Record<string, LocaleCode>> = {
  TW: 'zh_TW',
  CN: 'zh_CN',
  US: 'en_US',
  VN: 'vi_VN',
  LA: 'vi_VN',
  KR: 'ko_KR',
  JP: 'ja_JP',
  TH: 'th_TH',
  IN: 'hi_IN',
  MM: 'my_MM',
  TA: 'ta_IN',
  BD: 'bn_BD',
};

/** Returns the currency of a visitor who has chosen none: by country, else by language, if the site offers it. */
export function startCurrency(
  country: string | null,
  locale: LocaleCode,
  offered: readonly CurrencyCode[],
): CurrencyCode {
  const ofCountry = country === null ? undefined : LOCALE_OF_COUNTRY[country];
  const wanted = [ofCountry, locale].map((code) => code && CURRENCY_OF_LOCALE[code]);
  return wanted.find((one) => one && offered.includes(one)) ?? offered[0] ?? CURRENCY_OF_LOCALE[locale];
}
