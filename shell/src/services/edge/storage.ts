/** Local or session storage that never throws. If the browser refuses, values live as long as the document. */
export interface KeyStore {
  readonly get: (key: string) => string | undefined;
  /** Returns whether the browser keeps the value longer than the document. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** The keys of spec §3; other tabs and native wrappers read them under these names. */
export const KEYS = {
  token: 'token',
  memberId: 'member_id',
  memberAccount: 'member_account',
  currency: 'currency',
  memberType: 'member_type',
  agentType: 'agent_type',
  isPlaying: 'isPlay',
  waitingWindow: 'waitingWindow',
  waitingUrl: 'waitingUrl',
  windowMessage: 'window-msg',
  /** `1` where guests may play demo games. */
  demoGameEnable: 'demoGameEnable',
  skipEntryOnce: 'skipReloadGetInfo',
  /** Ours, in the tab's storage: the page to return to from the first change of a password. */
  wantedPage: 'page_after_password',
  /** Ours, in the tab's storage: the language that a change of it has just ended. */
  localeBefore: 'locale_before',
  /** Ours, in the tab's storage: the account name of a login in showcase mode. */
  showcase: 'showcase_account',
  /** Ours: the token's login, and when the server last replaced the token. */
  rotation: 'token_rotation',
  /** Ours: the look that the member has chosen, for the next page. */
  preferences: 'preferences',
} as const;

/** Returns a window's storage; `undefined` where the player's settings forbid it. */
export function storageOf(page: Window, area: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return page[area];
  } catch {
    return undefined;
  }
}

/** Creates a store. @param area `undefined` on a server, or if reading it from the window throws */
export function createKeyStore(area: Storage | undefined): KeyStore {
  const memory = new Map<string, string>();
  const tryStorage = <Result>(act: (area: Storage) => Result): Result | undefined => {
    try {
      return area && act(area);
    } catch {
      // The storage is full, or the player's settings forbid it: the value lives as long as the document.
      return undefined;
    }
  };
  return {
    get: (key) => tryStorage((area) => area.getItem(key)) ?? memory.get(key),
    set(key, value) {
      const kept = tryStorage((area) => (area.setItem(key, value), true)) ?? false;
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    remove(key) {
      memory.delete(key);
      tryStorage((area) => area.removeItem(key));
    },
  };
}
