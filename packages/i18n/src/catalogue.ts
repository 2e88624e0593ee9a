import { createIntl as createFormatjsIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { DEFAULT_LOCALE, toLanguageTag, type LocaleCode } from '@tessera/domain';

/** Message id → text, or the text as parsed by the build. */
export type Catalogue = Readonly<Record<string, string | readonly unknown[]>>;

/** Loads one locale's catalogue. In a remote it is a lazy import, so that only the active one is fetched. */
export type CatalogueLoader = (code: LocaleCode) => Promise<{ readonly default: Catalogue }>;

/**
 * Loads the locale's catalogue, or English if that fails. The build completes every catalogue with English, so a
 * single missing message is English too, never an id.
 */
export async function loadCatalogue(code: LocaleCode, load: CatalogueLoader): Promise<Catalogue> {
  const { default: catalogue } = await load(code).catch((error: unknown) => {
    if (code === DEFAULT_LOCALE) throw error;
    return load(DEFAULT_LOCALE);
  });
  return catalogue;
}

/** Creates the `intl` of a locale from its catalogue. Calls `onError` if a message cannot be formatted. */
export function createIntl(
  code: LocaleCode,
  messages: Catalogue,
  options: { readonly timeZone?: string; readonly onError?: (error: Error) => void } = {},
): IntlShape {
  return createFormatjsIntl(
    {
      locale: toLanguageTag(code),
      defaultLocale: toLanguageTag(DEFAULT_LOCALE),
      messages: messages as Record<string, string>,
      timeZone: options.timeZone,
      onError: (error) => {
        // Not an error: a browser without data for a language (Chromium for my-MM) formats numbers in English.
        if (error.code !== 'MISSING_DATA') options.onError?.(error);
      },
    },
    createIntlCache(),
  );
}
