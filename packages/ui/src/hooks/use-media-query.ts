import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows a media query. It is `false` on the server and during hydration, so that both give the same markup. Prefer
 * CSS; use this only where layouts differ in behaviour.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
