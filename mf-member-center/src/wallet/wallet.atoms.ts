import type { RemoteScope } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import { allTransferBack } from '@tessera/wire';
import { atom } from 'jotai';

/** When money was last brought back, by `steadyNow`: every list of this document waits for it. */
export const lastBackTransferAtom = atom<number | undefined>(undefined);

/** The eye of the wallet: amounts are hidden until the document is closed. */
export const areAmountsHiddenAtom = atom(false);

/** Starts the cooldown in every tab of the member, since the platform counts the member's requests. */
export function watchBackTransfers({ shell: { live }, store }: RemoteScope, signal: AbortSignal): void {
  const stop = live.on(allTransferBack, () => store.set(lastBackTransferAtom, steadyNow()));
  signal.addEventListener('abort', stop, { once: true });
}
