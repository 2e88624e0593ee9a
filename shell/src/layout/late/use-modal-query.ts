import { useLocation } from '@tessera/kit/router';
import { useEffect } from 'react';
import { useServices } from '../services.context.ts';

/** Opens for a guest the dialog that the address names, as in `/?modal=login` (spec §4 Pop-up). */
export function useModalQuery(): void {
  const { session, bus } = useServices();
  const modal = new URLSearchParams(useLocation().search).get('modal');
  useEffect(() => {
    if (modal !== 'login' && modal !== 'register') return undefined;
    let isStopped = false;
    void session.settled().then(() => {
      if (isStopped || session.get().status !== 'guest') return;
      bus.emit(modal === 'login' ? 'auth.loginRequested' : 'auth.registerRequested', {});
    });
    return () => void (isStopped = true);
  }, [session, bus, modal]);
}
