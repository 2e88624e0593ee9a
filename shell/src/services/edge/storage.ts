/** Local or session storage as the shell uses it: never throws, and forgets with the document where the browser refuses. */
export interface KeyStore {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
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
  skipEntryOnce: 'skipReloadGetInfo',
  /** Ours: which login the token belongs to, and when the server last replaced it. */
  rotation: 'token_rotation',
} as const;

/** @param area `undefined` on a server, or where reading it from the window throws */
export function createKeyStore(area: Storage | undefined): KeyStore {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (area: Storage) => Result): Result | undefined => {
    try {
      return area && act(area);
    } catch {
      // Full, or forbidden by the player's settings: the value then lives as long as the document.
      return undefined;
    }
  };
  return {
    get: (key) => attempt((area) => area.getItem(key)) ?? memory.get(key),
    set(key, value) {
      const kept = attempt((area) => (area.setItem(key, value), true));
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((area) => area.removeItem(key));
    },
  };
}
