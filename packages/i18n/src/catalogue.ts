import { createIntl as createFormatjsIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { DEFAULT_LOCALE, type LocaleCode } from '@tessera/domain';
import { intlTag, loadOwnFormats, ownFormats } from './own/own-formats.ts';

/** Message id → text, or the text as parsed by the build. */
export type Catalogue = Readonly<Record<string, string | readonly unknown[]>>;

/** Loads one locale's catalogue. In a remote it is a lazy import, so that only the active one is fetched. */
export type CatalogueLoader = (code: LocaleCode) => Promise<{ readonly default: Catalogue }>;

/**
 * Loads the locale's catalogue and formats, or English if that fails. The build completes every catalogue with English, so a
 * single missing message is English too, never an id.
 */
export async function loadCatalogue(code: LocaleCode, load: CatalogueLoader): Promise<Catalogue> {
  const [{ default: catalogue }] = await Promise.all([load(code), loadOwnFormats(code)]).catch(
    async (error: unknown) => {
      if (code === DEFAULT_LOCALE) throw error;
      return [await load(DEFAULT_LOCALE)];
    },
  );
  return catalogue;
}

interface IntlOptions {
  /** The site's time zone, in which all instants are formatted. */
  readonly timeZone?: string;
  readonly onError?: (error: Error) => void;
}

/** The names of what writes instants. */
type OfInstants =
  'formatDate' | 'formatTime' | 'formatDateToParts' | 'formatTimeToParts' | 'formatDateTimeRange';
/** The `intl` of a catalogue of its own. Without a time zone it would write instants by the device's clock, not the site's. */
type IntlOfTexts = Omit<IntlShape, OfInstants>;

/** Creates the `intl` of a locale from its catalogue. Calls `onError` if a message cannot be formatted. */
export function createIntl(
  code: LocaleCode,
  messages: Catalogue,
  options: IntlOptions & { readonly timeZone: string },
): IntlShape;
export function createIntl(code: LocaleCode, messages: Catalogue, options?: IntlOptions): IntlOfTexts;
export function createIntl(code: LocaleCode, messages: Catalogue, options: IntlOptions = {}): IntlShape {
  const { timeZone, onError } = options;
  const intl = createFormatjsIntl(
    {
      locale: intlTag(code),
      defaultLocale: intlTag(DEFAULT_LOCALE),
      messages: messages as Record<string, string>,
      timeZone,
      onError: (error) => onError?.(error),
    },
    createIntlCache(),
  );
  return ownFormats(code)?.intl(intl, timeZone) ?? intl;
}
