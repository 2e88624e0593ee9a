import { DEFAULT_LOCALE, LOCALE_CODES, toLanguageTag, type LocaleCode } from '@tessera/domain';

/** A path taken apart: the default locale stands without a prefix, others as `/hi-IN/…` (readings: "locale in the path"). */
export interface LocalisedPath {
  readonly code: LocaleCode;
  /** Whether the path names its locale. */
  readonly explicit: boolean;
  /** Without the prefix; begins with a slash. */
  readonly path: string;
}

export function readPath(path: string): LocalisedPath {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? [];
  const code = LOCALE_CODES.find((one) => toLanguageTag(one) === first);
  if (!code) return { code: DEFAULT_LOCALE, explicit: false, path };
  return { code, explicit: true, path: rest.startsWith('/') ? rest : `/${rest}` };
}

export function writePath(code: LocaleCode, path: string): string {
  if (code === DEFAULT_LOCALE) return path;
  const prefixed = `/${toLanguageTag(code)}${path}`;
  return path === '/' ? prefixed.slice(0, -1) : prefixed;
}
