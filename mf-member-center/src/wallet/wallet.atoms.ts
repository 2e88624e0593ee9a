import type { RemoteScope } from '@tessera/kit';
import { allTransferBack } from '@tessera/wire';
import { atom } from 'jotai';
import { startCooldown } from './cooldown.ts';

/** The eye of the wallet: amounts are hidden until the document is closed. */
export const areAmountsHiddenAtom = atom(false);

/** Starts the cooldown in every tab of the member, since the platform counts the member's requests. */
export function watchBackTransfers(scope: RemoteScope, signal: AbortSignal): void {
  const stop = scope.shell.live.on(allTransferBack, () => startCooldown(scope));
  signal.addEventListener('abort', stop, { once: true });
}
