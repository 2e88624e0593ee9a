import type { LocaleChange, LocaleService } from '@tessera/contracts';
import { findLocale, LANGUAGE_COOKIE_DAYS, toLanguageTag, type LocaleCode } from '@tessera/domain';
import { createListeners } from '@tessera/domain/state';
import { readPath, localisePath } from '@tessera/i18n';
import { COOKIES, type Cookies } from '../edge/cookies.ts';
import { KEYS, type KeyStore } from '../edge/storage.ts';

export interface LocaleDeps {
  readonly code: LocaleCode;
  /** Returns what the site offers now: its operator may change it. */
  readonly offered: () => readonly LocaleCode[];
  readonly cookies: Cookies;
  /** Carries the language before to the next document. */
  readonly tabStorage: KeyStore;
  /** Returns whether a change is refused, with a message: while a game is open (spec §4 Language switch). */
  readonly refuse: () => boolean;
  /** Returns path, query and hash of the current page. */
  readonly address: () => string;
  /** Called before the page loads in another language (spec §4 Language switch). */
  readonly leaving: () => void;
  /** Loads an address of the site as a new document. */
  readonly load: (address: string) => void;
}

const DAY_S = 86_400;

/** Creates the service for the page's language. A change loads the page again in the new language. */
export function createLocale({
  code,
  offered,
  cookies,
  tabStorage,
  refuse,
  address,
  leaving,
  load,
}: LocaleDeps): LocaleService {
  const changing = createListeners<LocaleChange>();
  const before = findLocale(tabStorage.get(KEYS.localeBefore) ?? '');
  tabStorage.remove(KEYS.localeBefore);
  return {
    current: { code, tag: toLanguageTag(code) },
    get offered() {
      return offered();
    },
    change(wanted) {
      const next = findLocale(wanted);
      if (!next || next === code || refuse()) return;
      cookies.set(COOKIES.locale, next, LANGUAGE_COOKIE_DAYS * DAY_S);
      tabStorage.set(KEYS.localeBefore, code);
      changing.call({ from: code, to: next });
      leaving();
      load(localisePath(next, readPath(address()).path));
    },
    onChanging: changing.add,
    onChanged(listener) {
      if (before) listener({ from: before, to: code });
    },
  };
}
