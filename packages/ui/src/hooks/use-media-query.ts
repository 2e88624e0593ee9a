import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows a media query. `false` on the server and while hydrating, so both sides give the same markup: prefer CSS, and use
 * this only where the two layouts differ in behaviour.
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
