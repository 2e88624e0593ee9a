import type { RemoteScope } from '@tessera/kit';
import type { TransferMode } from '@tessera/wire';
import { atom } from 'jotai';
import { pendingResetAtom, RESET_DRAFT } from '../forgot/pending-reset.atom.ts';
import { forgetLoginDrafts } from './login-drafts.ts';
import type { LoginStep } from './login.machine.ts';

/** A step of a login, kept when Back or another page closes the dialog: the next login continues with it. Without secrets. */
export interface KeptStep {
  readonly step: LoginStep;
  readonly account: string;
  /** By `steadyNow`. */
  readonly until: number;
}

/** How far a transfer validation is. */
export interface KeptTransfer {
  readonly account: string;
  readonly mode: TransferMode;
  readonly contact: string;
  /** The proof of identity, once it is given. */
  readonly token: string | undefined;
  /** By `steadyNow`. */
  readonly until: number;
}

export const keptStepAtom = atom<KeptStep | undefined>(undefined);
export const keptTransferAtom = atom<KeptTransfer | undefined>(undefined);

/** Forgets steps when a member comes or leaves: the next visitor of this browser must not continue with them. */
export function forgetSteps({ shell: { bus, drafts }, store }: RemoteScope, signal: AbortSignal): void {
  const forget = () => {
    store.set(keptStepAtom, undefined);
    store.set(keptTransferAtom, undefined);
    store.set(pendingResetAtom, null);
    drafts?.remove(RESET_DRAFT);
    forgetLoginDrafts(drafts);
  };
  const stops = [bus.on('session.started', forget), bus.on('session.ended', forget)];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}
