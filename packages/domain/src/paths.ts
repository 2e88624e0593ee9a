import { DEFAULT_LOCALE, LOCALE_CODES, toLanguageTag, type LocaleCode } from './locales.ts';

/** The default locale stands without a prefix, others as `/hi-IN/…` (readings: "locale in the path"). */
export interface LocalisedPath {
  /** The locale that the path names, or `undefined`. */
  readonly code: LocaleCode | undefined;
  /** Whether the prefix is written as it should be; the gateway redirects another writing. */
  readonly canonical: boolean;
  /** Without the prefix, and with the query where one was given; begins with exactly one slash. */
  readonly path: string;
}

/** Takes a path apart; the prefix may be written as `hi-in` or `hi_IN` too. */
export function readPath(path: string): LocalisedPath {
  const [, first = '', rest = ''] = /^\/+([^/?#]*)(.*)$/s.exec(path) ?? [];
  const wanted = first.replace('_', '-').toLowerCase();
  const code = LOCALE_CODES.find((one) => toLanguageTag(one).toLowerCase() === wanted);
  if (!code) return { code: undefined, canonical: !path.startsWith('//'), path: withOneSlash(path) };
  const canonical = code !== DEFAULT_LOCALE && toLanguageTag(code) === first;
  return { code, canonical, path: withOneSlash(rest) };
}

/** The address of a path in a locale. */
export function localisePath(code: LocaleCode, path: string): string {
  if (code === DEFAULT_LOCALE) return path;
  return `/${toLanguageTag(code)}${path === '/' ? '' : path}`;
}

/** A second slash (or backslash) at the beginning would make a redirect lead to another host. */
function withOneSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
