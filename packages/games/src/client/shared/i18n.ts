import { findLocale, DEFAULT_LOCALE, toLanguageTag, type LocaleCode } from '@tessera/domain';
import type english from '../messages/en_US.json';

export type MessageKey = keyof typeof english;
type Catalogue = Readonly<Record<MessageKey, string>>;
type Values = Readonly<Record<string, string | number>>;

export interface Words {
  readonly locale: LocaleCode;
  /** BCP 47, for `lang` and `Intl`. */
  readonly tag: string;
  /** The message in the player's language, its `{name}` places filled; numbers are written as the language does. */
  (key: MessageKey, values?: Values): string;
}

/** One chunk per language; only the player's is fetched. */
const CATALOGUES: Record<LocaleCode, () => Promise<{ default: Catalogue }>> = {
  zh_TW: () => import('../messages/zh_TW.json'),
  zh_CN: () => import('../messages/zh_CN.json'),
  en_US: () => import('../messages/en_US.json'),
  vi_VN: () => import('../messages/vi_VN.json'),
  ko_KR: () => import('../messages/ko_KR.json'),
  ja_JP: () => import('../messages/ja_JP.json'),
  th_TH: () => import('../messages/th_TH.json'),
  hi_IN: () => import('../messages/hi_IN.json'),
  my_MM: () => import('../messages/my_MM.json'),
  ta_IN: () => import('../messages/ta_IN.json'),
  bn_BD: () => import('../messages/bn_BD.json'),
};

export async function loadWords(locale: LocaleCode): Promise<Words> {
  const { default: catalogue } = await CATALOGUES[locale]();
  const tag = toLanguageTag(locale);
  const numbers = new Intl.NumberFormat(tag);
  const words = (key: MessageKey, values: Values = {}): string =>
    catalogue[key].replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  return Object.assign(words, { locale, tag });
}

/** The browser's language, until the session has said which one the player chose. */
export function browserLocale(languages: readonly string[]): LocaleCode {
  for (const language of languages) {
    const found = findLocale(language);
    if (found) return found;
  }
  return DEFAULT_LOCALE;
}
