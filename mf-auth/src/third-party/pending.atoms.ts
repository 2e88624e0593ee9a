import type { ThirdPartyDemand } from '@tessera/wire';
import { atom } from 'jotai';
import type { LoginNotice, LoginStep } from '../login/login.machine.ts';

/** No member has linked the account: the next login or registration of this page links it. */
export interface Arrival {
  readonly kind: 'arrival';
  readonly demand: ThirdPartyDemand;
  readonly secret: string;
}

/** A login by a provider that needs more from the visitor; the login and the registration dialog go on with it. */
export type Pending =
  | Arrival
  /** The platform requires a further step. */
  | { readonly kind: 'step'; readonly step: LoginStep }
  /** The member is excluded or has closed the account: the login dialog says so, and offers the records. */
  | { readonly kind: 'shut'; readonly notice: LoginNotice };

export const pendingAtom = atom<Pending | undefined>(undefined);
