import { atom } from 'jotai';
import type { PendingReset } from './pending-reset.ts';

/** The name of what the tab keeps over a reload. */
export const RESET_DRAFT = 'forgot';

/** `undefined` until this document has something; `null` once there is nothing any more. */
export const pendingResetAtom = atom<PendingReset | null | undefined>(undefined);
