import { useShell } from '@tessera/kit';
import { useEffect } from 'react';

/**
 * Closes a dialog for guests when the visitor becomes a member in another way: by a login in another tab, or by a session
 * that is restored. What the dialog was for goes on (`requests.effects.ts`).
 */
export function useCloseOnLogin(close: () => void): void {
  const { bus } = useShell();
  useEffect(() => bus.on('session.started', ({ restored }) => restored && close()), [bus, close]);
}
