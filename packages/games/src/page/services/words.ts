import { DEFAULT_LOCALE, findLocale, toLanguageTag, type LocaleCode } from '@tessera/domain';
import { loadOwnFormats, numberFormat } from '@tessera/i18n/formats';
import type english from '../messages/en_US.json';

/** Words that every game needs. */
export type FrameKey = keyof typeof english;
export type Catalogue = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

export interface Words<Key extends string = never> {
  /** The message in the player's language, its `{name}` places filled; numbers are written as the language does. */
  (key: Key | FrameKey, values?: Values): string;
  readonly locale: LocaleCode;
  /** BCP 47, for `lang` and `Intl`. */
  readonly tag: string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
}

/** The frame's catalogue of a language: a chunk of its own, only the player's is fetched. */
export async function loadFrameCatalogue(locale: LocaleCode): Promise<Catalogue> {
  const loading = import(/* webpackChunkName: "words-[request]" */ `../messages/${locale}.json`);
  const [{ default: catalogue }] = await Promise.all([
    loading as Promise<{ default: Catalogue }>,
    loadOwnFormats(locale),
  ]);
  return catalogue;
}

/** @throws Error at a key that no catalogue has: it was never written */
export function createWords(locale: LocaleCode, ...catalogues: readonly Catalogue[]): Words<string> {
  const messages: Catalogue = Object.assign({}, ...catalogues);
  const tag = toLanguageTag(locale);
  const numbers = numberFormat(tag);
  const words = (key: string, values: Values = {}): string => {
    const message = messages[key];
    if (message === undefined) throw new Error(`no message ${key} in ${locale}`);
    return message.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };
  const number = (value: number, options?: Intl.NumberFormatOptions): string =>
    (options ? numberFormat(tag, options) : numbers).format(value);
  return Object.assign(words, { locale, tag, number });
}

/** The browser's language, until the session has said which one the player chose. */
export function browserLocale(languages: readonly string[]): LocaleCode {
  for (const language of languages) {
    const found = findLocale(language);
    if (found) return found;
  }
  return DEFAULT_LOCALE;
}
