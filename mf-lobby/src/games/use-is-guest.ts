import { useShell } from '@tessera/kit';
import { useSyncExternalStore } from 'react';

/**
 * Whether the visitor is a guest. A page has hundreds of cards, and all that they show of the session is this: they are
 * not rendered for each change of the balance, nor when a token turns out to be a member's.
 */
export function useIsGuest(): boolean {
  const { session } = useShell();
  return useSyncExternalStore(
    session.subscribe,
    () => session.get().status === 'guest',
    () => (session.getInitial ?? session.get)().status === 'guest',
  );
}
