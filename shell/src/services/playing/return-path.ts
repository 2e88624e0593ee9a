import type { KeyStore } from '../edge/storage.ts';

/**
 * Stores the lobby's path at which this tab opened a game. A game in the same tab (open mode `redirect`) returns to
 * `/close`, a new document that has no other way to know the path.
 */
export interface ReturnPath {
  /** Stores a path. @param path without the locale's prefix, with its query */
  readonly remember: (path: string) => void;
  readonly forget: () => void;
  /** Returns the path and removes it. */
  readonly take: () => string | undefined;
}

const KEY = 'game_opened_at';

/** Creates the store. @param storage the tab's own */
export function createReturnPath(storage: KeyStore): ReturnPath {
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
