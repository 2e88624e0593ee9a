import type { RemoteScope } from '@tessera/kit';
import { pendingAtom } from './pending.atoms.ts';

/** Links an account that has arrived as soon as its visitor has logged in or registered, by whichever way. */
export function watchArrivals(scope: RemoteScope, signal: AbortSignal): void {
  const { shell, store } = scope;
  const stop = shell.bus.on('session.started', ({ restored }) => {
    const pending = store.get(pendingAtom);
    // A session of another window may be another person's.
    if (restored || !pending) return;
    store.set(pendingAtom, undefined);
    if (pending.kind !== 'arrival') return;
    // Few logins link: its code is loaded by those that do.
    void import('./link-arrival.ts')
      .then(({ linkArrival }) => linkArrival(scope, pending))
      .catch((error: unknown) => shell.report.error(error, { in: 'third-party' }));
  });
  signal.addEventListener('abort', stop, { once: true });
}
