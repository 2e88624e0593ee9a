import type { IntlShape } from '@formatjs/intl';
import { DEFAULT_LOCALE, formatTag, type LocaleCode } from '@tessera/domain';

/**
 * The formats of a language that some browsers have no data for. They are used everywhere, also where `Intl` has its own,
 * so that server and browser write the same text.
 */
export interface OwnFormats {
  readonly date: (at: Date, options: Intl.DateTimeFormatOptions) => string;
  /** Formats with `notation: 'compact'`. Returns nothing where the number is too small for a name. */
  readonly compact: (value: number) => string | undefined;
  /** @param iso ISO 4217 */
  readonly currencyName: (iso: string) => string | undefined;
  readonly list: (names: readonly string[]) => string;
  /** Returns an `intl` that formats dates and numbers so. @param timeZone where a date's options give none */
  readonly intl: (base: IntlShape, timeZone: string | undefined) => IntlShape;
}

/** The languages without data in some browsers, by their language code: Chromium has no Burmese. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly default: OwnFormats }>>> = {
  my: () => import('./my-mm.ts'),
};

const loaded: Record<string, OwnFormats> = {};

const languageOf = (locale: string) => locale.slice(0, 2);

/** Loads the formats of a language that needs them; of the others there is nothing to load. */
export async function loadOwnFormats(code: LocaleCode): Promise<void> {
  const language = languageOf(code);
  const load = LOADERS[language];
  if (load) loaded[language] ??= (await load()).default;
}

/** Returns whether a language's formats are our own: `Intl` is then asked in English. */
export function hasOwnFormats(locale: string): boolean {
  return languageOf(locale) in LOADERS;
}

/** Returns a language's own formats, once {@link loadOwnFormats} has loaded them. */
export function ownFormats(locale: string): OwnFormats | undefined {
  return loaded[languageOf(locale)];
}

/** Returns the tag that `Intl` is asked with. In a language that browsers may lack it is English, whose numbers are the same. */
export function intlTag(locale: string): string {
  return formatTag(hasOwnFormats(locale) ? DEFAULT_LOCALE : locale);
}
