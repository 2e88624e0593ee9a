import { DEFAULT_LOCALE, findLocale, localisePath, readPath, type LocaleCode } from '@tessera/domain';
import { acceptedLocale } from './accept.ts';

export interface LocaleRequest {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Of `i18n_redirected`. */
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** The languages of the site's selector. */
  readonly offered: readonly LocaleCode[];
}

/** What a navigation leads to; `remember` says that the cookie must be written. */
export type LocaleDecision =
  | { readonly kind: 'serve'; readonly code: LocaleCode; readonly path: string; readonly remember: boolean }
  | {
      readonly kind: 'redirect';
      readonly code: LocaleCode;
      readonly location: string;
      readonly remember: boolean;
    };

/**
 * The locale middleware (spec §2). A path that names its locale is served in it and the cookie follows: a shared
 * link and a search result open in the language that they promise. A path without a prefix follows the
 * cookie, for a first visit the browser's languages, and is redirected where that is not the default.
 */
export function decideLocale(request: LocaleRequest): LocaleDecision {
  const { code: named, canonical, path } = readPath(request.pathname);
  const remembered = request.cookie === undefined ? undefined : findLocale(request.cookie);
  const code =
    named ?? remembered ?? acceptedLocale(request.acceptLanguage, request.offered) ?? DEFAULT_LOCALE;
  const remember = request.cookie !== code;
  if (canonical && (named || code === DEFAULT_LOCALE)) return { kind: 'serve', code, path, remember };
  return { kind: 'redirect', code, location: localisePath(code, path) + request.search, remember };
}
