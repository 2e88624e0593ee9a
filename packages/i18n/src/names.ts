import { DEFAULT_LOCALE } from '@tessera/domain';

/**
 * Returns the name in a language, from a plain name or from a map of languages with en_US as fallback (spec §3 Game
 * provider).
 */
export function localisedName(name: string | Readonly<Record<string, string>>, code: string): string {
  if (typeof name === 'string') return name;
  return name[code] ?? name[DEFAULT_LOCALE] ?? Object.values(name)[0] ?? '';
}
