import { useEffect } from 'react';
import { useServices } from './services.context.ts';

/** Carries out the request in the entry address (registration or deposit) after the layout has mounted. */
export function useEntryRequest(): void {
  const { takeEntryRequest, bus, navigation } = useServices();
  useEffect(() => {
    const request = takeEntryRequest();
    if (request === 'register') bus.emit('auth.registerRequested', {});
    // Not in a new window: without a click the browser would block it.
    if (request === 'deposit') navigation.go('/fastPayment');
  }, [takeEntryRequest, bus, navigation]);
}
