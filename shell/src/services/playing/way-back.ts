import type { KeyStore } from '../edge/storage.ts';

/**
 * Where in the lobby this tab was when a game was opened. A game that took the whole tab (open mode `redirect`)
 * leads to `/close`, in a new document that can know it only from here.
 */
export interface WayBack {
  /** @param path without the locale's prefix, with its query */
  readonly remember: (path: string) => void;
  readonly forget: () => void;
  /** The path, once. */
  readonly take: () => string | undefined;
}

const KEY = 'game_opened_at';

/** @param storage of the tab */
export function createWayBack(storage: KeyStore): WayBack {
  const forget = () => storage.remove(KEY);
  return {
    remember: (path) => storage.set(KEY, path),
    forget,
    take() {
      const path = storage.get(KEY);
      forget();
      return path;
    },
  };
}
