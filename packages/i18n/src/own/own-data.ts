import type { LocaleCode } from '@tessera/domain';

/**
 * The formats of a language that some browsers have no data for. They are used everywhere, also where `Intl` has its own,
 * so that server and browser write the same text.
 */
export interface OwnData {
  /** Twelve names, for `month: 'long'`. */
  readonly months: readonly string[];
  /** Twelve names, for `month: 'short'`. */
  readonly shortMonths: readonly string[];
  /** ISO 4217 code → name. */
  readonly currencies: Readonly<Record<string, string>>;
  /** Names of round numbers for `notation: 'compact'`, rising. */
  readonly units: readonly (readonly [value: number, name: string])[];
  /** What is between the last two entries of a list, and between those before. */
  readonly list: { readonly last: string; readonly between: string };
}

/** The languages without data in some browsers: Chromium has no Burmese. */
const LOADERS: Partial<Record<LocaleCode, () => Promise<{ readonly default: OwnData }>>> = {
  my_MM: () => import('./my_MM.ts'),
};

const loaded = new Map<string, OwnData>();

/** Loads the formats of a language that needs them; of the others there is nothing to load. */
export async function loadOwnData(code: LocaleCode): Promise<void> {
  const load = LOADERS[code];
  if (load && !loaded.has(languageOf(code))) loaded.set(languageOf(code), (await load()).default);
}

/** Returns whether a language's formats are our own: `Intl` is then asked in English. */
export function hasOwnData(locale: string): boolean {
  return languageOf(locale) in OWN_LANGUAGES;
}

/** Returns a language's own formats, once {@link loadOwnData} has loaded them. */
export function ownData(locale: string): OwnData | undefined {
  return loaded.get(languageOf(locale));
}

const languageOf = (locale: string) => locale.slice(0, 2);
const OWN_LANGUAGES = Object.fromEntries(Object.keys(LOADERS).map((code) => [languageOf(code), true]));
