import { steadyNow } from '@tessera/kit/elapsed';
import { atom } from 'jotai';
import type { ForgotMode } from './forgot.machine.ts';

/** A code that is on its way: kept while the member looks for it, also when the dialog is closed meanwhile. */
export interface PendingReset {
  readonly mode: ForgotMode;
  readonly account: string;
  readonly contact: string;
  /** As far as it was typed. */
  readonly code: string;
  /** When another code may be requested, by `steadyNow`. */
  readonly resendAt: number;
  /** When the code expires, by `steadyNow`. */
  readonly expiresAt: number;
  /** Whether the login dialog opens with it: `false` after the member went back to the login. */
  readonly isShown: boolean;
}

export const pendingResetAtom = atom<PendingReset | undefined>(undefined);

/** Returns the pending code while it is valid. */
export const validReset = (pending: PendingReset | undefined): PendingReset | undefined =>
  pending && pending.expiresAt > steadyNow() ? pending : undefined;
