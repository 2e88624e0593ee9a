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

/** Languages whose clock would need words for the time of day, which differ between versions of the browsers' data. */
const WITHOUT_TIME_OF_DAY = /^(zh.TW|ko|hi|ta|bn)/;

/**
 * Returns what a language is formatted with, for a code or tag (`th_TH`, `th-TH`), the same in browsers, servers and games
 * (docs/decisions/066-formats-of-languages.md): the Gregorian calendar, the digits 0 to 9, and in some a clock of 24
 * hours. `lang` attributes have {@link toLanguageTag}.
 */
export function formatTag(locale: string): string {
  const clock = WITHOUT_TIME_OF_DAY.test(locale) ? '-hc-h23' : '';
  return `${locale.replace('_', '-')}-u-ca-gregory${clock}-nu-latn`;
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
