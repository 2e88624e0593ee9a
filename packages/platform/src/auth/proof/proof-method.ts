import type { Calls, ReceivedOf } from '@tessera/wire';
import type { Member } from '../../db/schema/members.ts';
import type { Lock } from '../lockout.ts';
import type { Services } from '../../services.ts';

export type ProofPayload = ReceivedOf<Calls['proof']>;
/** A lock: there were too many tries. */
export type ProofOutcome = 'proved' | 'wrong' | Lock;

export interface ProofAttempt {
  readonly member: Member;
  readonly payload: ProofPayload;
  /** The visitor's. */
  readonly address: string;
  /** Of the site as the visitor reached it. */
  readonly origin: string;
  readonly sessionId: string;
}

/**
 * One way to prove to be the member. A new way is a method in `proof-methods.ts` and a field in the payload of the
 * call `proof`.
 */
export interface ProofMethod {
  /** As `/x/proof/methods` lists it. */
  readonly name: string;
  /** Whether this member can use it. */
  isAvailable(services: Services, member: Member): Promise<boolean>;
  /** Whether the payload has this method's answer. */
  isAnswered(payload: ProofPayload): boolean;
  /** Checks the answer and counts failures. Called only when the method is available and answered. */
  prove(services: Services, attempt: ProofAttempt): Promise<ProofOutcome>;
}
