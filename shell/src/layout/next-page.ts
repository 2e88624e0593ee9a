import type { Disposer } from '@tessera/contracts';
import { createContext } from 'react';

/** The page to which the address leads already, while the one before it is still there. */
export interface NextPage {
  /** With the locale's prefix. */
  readonly pathname: string;
  /** A step in the history leads to where the player was; whatever else leads to a page's top. */
  readonly isStep: boolean;
}

/** One for each document, so that only who shows the next page's place renders when a page changes. */
export interface NextPageStore {
  readonly get: () => NextPage | undefined;
  readonly set: (next: NextPage | undefined) => void;
  readonly subscribe: (listener: () => void) => Disposer;
}

export function createNextPage(): NextPageStore {
  const listeners = new Set<() => void>();
  let now: NextPage | undefined;
  return {
    get: () => now,
    set(next) {
      now = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where nobody changes pages, as on the server, there is never a next one. */
export const NextPageContext = createContext<NextPageStore>(createNextPage());
