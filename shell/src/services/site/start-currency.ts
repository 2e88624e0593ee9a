import { CURRENCY_OF_LOCALE, type CurrencyCode, type LocaleCode } from '@tessera/domain';

/** Whose language a country's visitors are taken to speak (spec §9 Country to language). */
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

/** What a visitor without a choice of their own pays in: by country, else language, as far as the site has it. */
export function startCurrency(
  country: string | null,
  locale: LocaleCode,
  offered: readonly CurrencyCode[],
): CurrencyCode {
  const ofCountry = country === null ? undefined : LOCALE_OF_COUNTRY[country];
  const wanted = [ofCountry, locale].map((code) => code && CURRENCY_OF_LOCALE[code]);
  return wanted.find((one) => one && offered.includes(one)) ?? offered[0] ?? CURRENCY_OF_LOCALE[locale];
}
