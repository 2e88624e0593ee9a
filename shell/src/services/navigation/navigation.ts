import type { Disposer } from '@tessera/contracts';

export interface Navigate {
  (path: string, options?: { readonly replace?: boolean }): void;
}

/** Lets services use the router, which is part of React. Paths of {@link Navigation.go} have no locale prefix. */
export interface Navigation {
  readonly go: Navigate;
  /** Connects the router; the layout calls it when it mounts. */
  readonly connect: (navigate: Navigate) => Disposer;
}

/**
 * Creates the navigation.
 * @param load loads an address as a document; used while no router is connected
 * @param localise puts the locale's prefix before a path
 * @param restoring settles when the history is as before a dialog that closes: its step back would undo a navigation
 */
export function createNavigation(
  load: Navigate,
  localise: (path: string) => string,
  restoring: () => Promise<void> | undefined,
): Navigation {
  let router: Navigate | undefined;
  const go: Navigate = (path, options) => (router ?? load)(localise(path), options);
  return {
    go(path, options) {
      const restored = restoring();
      if (restored) void restored.then(() => go(path, options));
      else go(path, options);
    },
    connect(navigate) {
      router = navigate;
      return () => {
        if (router === navigate) router = undefined;
      };
    },
  };
}
