import { whenRestored, type RemoteScope } from '@tessera/kit';
import { rouletteSpin } from '@tessera/wire';

/** Shows a member the outcome of a spin that a reload has left before its wheel stopped. */
export function revealAfterReload(scope: RemoteScope, signal: AbortSignal): void {
  const { shell } = scope;
  whenRestored(shell, signal, ({ status }) => {
    // Few pages have one: the code for it comes only then.
    if (status !== 'member' || shell.drafts?.get(rouletteSpin.name) === undefined) return;
    import('./unseen-spin.ts')
      .then(({ showUnseenSpin }) => showUnseenSpin(scope))
      .catch((error: unknown) => shell.report.error(error, { in: 'wheel' }));
  });
}
