import { redirectOf, type Redirect } from '@tessera/domain';
import { useShell, useSite } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { useEffect } from 'react';
import { useServices } from '../layout/services.context.ts';
import { usePath } from '../layout/use-path.ts';

/** Follows the site's route rules; `true` while the page is about to be another. */
export function useDetour(): boolean {
  const path = usePath();
  const { search } = useLocation();
  const { settings } = useSite();
  const { navigation } = useServices();
  const { bus, windows } = useShell();
  const detour = redirectOf(path, search, settings);
  const target = detour && detour.path + detour.search;
  const then = detour?.then;

  useEffect(() => {
    if (target === undefined) return;
    navigation.go(target, { replace: true });
    follow(then);

    function follow(wish: Redirect['then']): void {
      if (wish === 'register') bus.emit('auth.registerRequested', {});
      if (wish === 'deposit') windows.goTo('/user/Deposit');
    }
  }, [target, then, navigation, bus, windows]);

  return detour !== undefined;
}
