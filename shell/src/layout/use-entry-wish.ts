import { useEffect } from 'react';
import { useServices } from './services.context.ts';

/** Does what the visitor came for, once the frame stands. */
export function useEntryWish(): void {
  const { entryWish, bus, navigation } = useServices();
  useEffect(() => {
    const wish = entryWish();
    if (wish === 'register') bus.emit('auth.registerRequested', {});
    // Not in a window of its own: nobody has clicked, so it would be blocked.
    if (wish === 'deposit') navigation.go('/user/Deposit');
  }, [entryWish, bus, navigation]);
}
