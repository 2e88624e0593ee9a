import { DEFAULT_LOCALE, LOCALE_CODES, toLanguageTag, type LocaleCode } from './locales.ts';

/**
 * A path split into locale and rest. The default locale has no prefix, others have `/hi-IN/…` (readings: "locale in
 * the path").
 */
export interface LocalisedPath {
  /** Locale of the prefix, if any. */
  readonly code: LocaleCode | undefined;
  /** Whether the prefix has its canonical form. The gateway redirects any other form. */
  readonly canonical: boolean;
  /** Path without prefix, with its query; starts with exactly one slash. */
  readonly path: string;
}

/** Parses a path. Also accepts the prefix forms `hi-in` and `hi_IN`. */
export function readPath(path: string): LocalisedPath {
  const [, first = '', rest = ''] = /^\/+([^/?#]*)(.*)$/s.exec(path) ?? [];
  const wanted = first.replace('_', '-').toLowerCase();
  const code = LOCALE_CODES.find((one) => toLanguageTag(one).toLowerCase() === wanted);
  if (!code) return { code: undefined, canonical: !path.startsWith('//'), path: withOneSlash(path) };
  const canonical = code !== DEFAULT_LOCALE && toLanguageTag(code) === first;
  return { code, canonical, path: withOneSlash(rest) };
}

/** Adds the locale's prefix to a path. */
export function localisePath(code: LocaleCode, path: string): string {
  if (code === DEFAULT_LOCALE) return path;
  return `/${toLanguageTag(code)}${path === '/' ? '' : path}`;
}

/** Prevents redirects to another host: a browser reads `//` or `/\` at the start as a host name. */
function withOneSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
