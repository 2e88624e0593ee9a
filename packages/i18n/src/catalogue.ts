import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { DEFAULT_LOCALE, toLanguageTag, type LocaleCode } from '@tessera/domain';

/** Message id → text, or the text as the build has parsed it. */
export type Catalogue = Readonly<Record<string, string | readonly unknown[]>>;

/** Loads one locale's catalogue; in a remote a lazy import, so that only the active one is fetched. */
export type CatalogueLoader = (code: LocaleCode) => Promise<{ readonly default: Catalogue }>;

/**
 * The catalogue of the locale, or English where it cannot be had. The build has already completed every
 * catalogue with English, so a single missing message is English too, never its id.
 */
export async function loadCatalogue(code: LocaleCode, load: CatalogueLoader): Promise<Catalogue> {
  const { default: catalogue } = await load(code).catch((error: unknown) => {
    if (code === DEFAULT_LOCALE) throw error;
    return load(DEFAULT_LOCALE);
  });
  return catalogue;
}

/** An `intl` for a locale and its catalogue. A message that fails to format goes to `onError`. */
export function makeIntl(
  code: LocaleCode,
  messages: Catalogue,
  options: { readonly timeZone?: string; readonly onError?: (error: Error) => void } = {},
): IntlShape {
  return createIntl(
    {
      locale: toLanguageTag(code),
      defaultLocale: toLanguageTag(DEFAULT_LOCALE),
      messages: messages as Record<string, string>,
      timeZone: options.timeZone,
      onError: (error) => {
        // A browser without data for a language (Chromium for my-MM) formats its numbers in English: nobody's error.
        if (error.code !== 'MISSING_DATA') options.onError?.(error);
      },
    },
    createIntlCache(),
  );
}
