import type { LocaleService } from '@tessera/contracts';
import { findLocale, LANGUAGE_COOKIE_DAYS, toLanguageTag, type LocaleCode } from '@tessera/domain';
import { readPath, localisePath } from '@tessera/i18n';
import { COOKIES, type Cookies } from '../edge/cookies.ts';

export interface LocaleDeps {
  readonly code: LocaleCode;
  readonly offered: readonly LocaleCode[];
  readonly cookies: Cookies;
  /** Spec §4 Language switch: refused while a game window is open, with a message. */
  readonly refuse: () => boolean;
  /** Path, query and hash of the page as it stands. */
  readonly address: () => string;
  /** Loads an address of the site as a new document. */
  readonly load: (address: string) => void;
}

const DAY_S = 86_400;

export function createLocale({ code, offered, cookies, refuse, address, load }: LocaleDeps): LocaleService {
  return {
    current: { code, tag: toLanguageTag(code) },
    offered,
    change(wanted) {
      const next = findLocale(wanted);
      if (!next || next === code || refuse()) return;
      cookies.set(COOKIES.locale, next, LANGUAGE_COOKIE_DAYS * DAY_S);
      load(localisePath(next, readPath(address()).path));
    },
  };
}
