import type { CallKey } from '@tessera/wire';
import type { LocaleCode } from '@tessera/domain';
import { proofRequired, type Refusal } from '../../http/refusal.ts';
import type { Session } from '../../sessions/sessions.ts';
import { wordsOfRefusal } from '../refusal.texts.ts';

/**
 * Calls whose handlers check a password in the payload, which is the proof: a client of the specification, which knows
 * no other, can send them. `profileEdit` asks for a proof itself where it needs no password.
 */
const PROVED_BY_PAYLOAD: ReadonlySet<CallKey> = new Set<CallKey>([
  'agentTransfer',
  'bankAccountAdd',
  'editPassword',
  'editWithdrawPassword',
  'profileEdit',
  'withdrawalCreate',
]);

/** Whether the session must show a fresh proof before the call's handler runs. */
export const needsFreshProof = (key: CallKey, call: { readonly needsProof?: true }): boolean =>
  call.needsProof === true && !PROVED_BY_PAYLOAD.has(key);

/** Returns the refusal of a session whose last proof is too old. @param proofMs how long a proof is fresh */
export function staleProof(
  { provedAt }: Pick<Session, 'provedAt'>,
  proofMs: number,
  language: LocaleCode,
): Refusal | undefined {
  const isFresh = provedAt !== null && Date.now() - provedAt.getTime() < proofMs;
  return isFresh ? undefined : proofRequired(wordsOfRefusal('proofRequired', language));
}
