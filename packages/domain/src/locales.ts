/**
 * The eleven languages of the site (spec §1). A locale has two forms: BCP 47 for `Intl` and the page's `lang`
 * (`hi-IN`), and underscore on the wire, in cookies and in catalogue names (`hi_IN`).
 */
export const LOCALE_CODES = [
  'zh_TW',
  'zh_CN',
  'en_US',
  'vi_VN',
  'ko_KR',
  'ja_JP',
  'th_TH',
  'hi_IN',
  'my_MM',
  'ta_IN',
  'bn_BD',
] as const;

/** A locale on the wire. Its index in {@link LOCALE_CODES} is the specification's language code (zh_TW = 0 …). */
export type LocaleCode = (typeof LOCALE_CODES)[number];

export const DEFAULT_LOCALE: LocaleCode = 'en_US';

/** Languages of the selector, if the site does not set its own (readings: "locale lists"). */
export const SELECTOR_LOCALES: readonly LocaleCode[] = ['en_US', 'hi_IN', 'ta_IN'];

/** Languages of the registration form (spec §1). */
export const REGISTRATION_LOCALES: readonly LocaleCode[] = ['zh_CN', 'zh_TW', 'vi_VN', 'en_US', 'hi_IN'];

/** Each language's name in that language, for the language selector. */
export const LOCALE_NAMES: Record<LocaleCode, string> = {
  zh_TW: '繁體中文',
  zh_CN: '简体中文',
  en_US: 'English',
  vi_VN: 'Tiếng Việt',
  ko_KR: '한국어',
  ja_JP: '日本語',
  th_TH: 'ไทย',
  hi_IN: 'हिन्दी',
  my_MM: 'မြန်မာ',
  ta_IN: 'தமிழ்',
  bn_BD: 'বাংলা',
};

/** `hi_IN` → `hi-IN`. */
export function toLanguageTag(code: LocaleCode): string {
  return code.replace('_', '-');
}

/**
 * What each language is formatted with, the same in browsers, servers and games (docs/decisions/066-formats-of-languages.md):
 * the Gregorian calendar and the digits 0 to 9. A language whose clock would need words for the time of day, which
 * differ between versions of the browsers' language data, has a clock of 24 hours.
 */
export const FORMAT_TAGS: Readonly<Record<LocaleCode, string>> = {
  zh_TW: 'zh-TW-u-ca-gregory-hc-h23-nu-latn',
  zh_CN: 'zh-CN-u-ca-gregory-nu-latn',
  en_US: 'en-US-u-ca-gregory-nu-latn',
  vi_VN: 'vi-VN-u-ca-gregory-nu-latn',
  ko_KR: 'ko-KR-u-ca-gregory-hc-h23-nu-latn',
  ja_JP: 'ja-JP-u-ca-gregory-nu-latn',
  th_TH: 'th-TH-u-ca-gregory-nu-latn',
  hi_IN: 'hi-IN-u-ca-gregory-hc-h23-nu-latn',
  my_MM: 'my-MM-u-ca-gregory-nu-latn',
  ta_IN: 'ta-IN-u-ca-gregory-hc-h23-nu-latn',
  bn_BD: 'bn-BD-u-ca-gregory-hc-h23-nu-latn',
};

/** Returns the tag for `Intl` of a code or tag (`th_TH`, `th-TH`); `lang` attributes have {@link toLanguageTag}. */
export function formatTag(locale: string): string {
  const code = findLocale(locale);
  return code ? FORMAT_TAGS[code] : `${locale}-u-ca-gregory-nu-latn`;
}

/** Finds the locale for a code, tag or language (`hi_IN`, `hi-IN`, `hi`). */
export function findLocale(text: string): LocaleCode | undefined {
  const wanted = text.trim().replace('-', '_').toLowerCase();
  return (
    LOCALE_CODES.find((code) => code.toLowerCase() === wanted) ??
    LOCALE_CODES.find((code) => code.slice(0, 2) === wanted.slice(0, 2) && !wanted.startsWith('zh')) ??
    (wanted.startsWith('zh') ? (/tw|hk|mo|hant/.test(wanted) ? 'zh_TW' : 'zh_CN') : undefined)
  );
}
