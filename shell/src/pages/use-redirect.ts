import { redirectOf, type Redirect } from '@tessera/domain';
import { useShell, useSite } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { useEffect } from 'react';
import { useServices } from '../layout/services.context.ts';
import { usePath } from '../layout/use-path.ts';

/** Follows the site's route rules. Returns whether the visitor is being redirected from this page. */
export function useRedirect(): boolean {
  const path = usePath();
  const { search } = useLocation();
  const { settings } = useSite();
  const { navigation } = useServices();
  const { bus, windows } = useShell();
  const redirect = redirectOf(path, search, settings);
  const target = redirect && redirect.path + redirect.search;
  const then = redirect?.then;
  const external = redirect?.external;

  useEffect(() => {
    if (target === undefined) return;
    if (external !== undefined) return window.location.replace(external);
    navigation.go(target, { replace: true });
    follow(then);

    function follow(next: Redirect['then']): void {
      if (next === 'register') bus.emit('auth.registerRequested', {});
      if (next === 'deposit') windows.goTo('/fastPayment');
    }
  }, [target, then, external, navigation, bus, windows]);

  return redirect !== undefined;
}
