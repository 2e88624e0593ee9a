import type { Disposer } from '@tessera/contracts';

export interface Navigate {
  (path: string, options?: { readonly replace?: boolean }): void;
}

/** The way from services to the router, which lives in React. Paths of {@link Navigation.go} are without the locale's prefix. */
export interface Navigation {
  readonly go: Navigate;
  /** The router takes over: done by the layout when it is mounted. */
  readonly connect: (navigate: Navigate) => Disposer;
}

/**
 * @param load loads an address as a document: what happens while there is no router
 * @param localise puts the locale's prefix before a path
 */
export function createNavigation(load: Navigate, localise: (path: string) => string): Navigation {
  let router: Navigate | undefined;
  return {
    go: (path, options) => (router ?? load)(localise(path), options),
    connect(navigate) {
      router = navigate;
      return () => {
        if (router === navigate) router = undefined;
      };
    },
  };
}
