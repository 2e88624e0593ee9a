import {
  authenticatorLoginOf,
  doubleValidationOf,
  isCallError,
  isSelfExclusion,
  lockOf,
  recordsTicketOf,
  transferModeOf,
  type CodeOf,
  type login,
} from '@tessera/wire';
import { wordingOfFailure } from '../failures.ts';
import type { LoginNotice, LoginRefusal } from './login.machine.ts';

type LoginCode = CodeOf<typeof login>;

/** Spec §8: with the code as suffix. */
const notFrom = (code: LoginCode): LoginRefusal => ({
  kind: 'notice',
  wording: { id: 'login.ip_error_code', values: { code } },
  help: true,
});

/** The failure codes of the login (spec §8 Login). */
const REFUSALS: Record<LoginCode, LoginRefusal> = {
  '101': { kind: 'field', field: 'password', wording: { id: 'login.account_error' } },
  '102': { kind: 'notice', wording: { id: 'login.account_disable' }, help: true },
  '103': { kind: 'notice', wording: { id: 'login.account_freezen' }, help: true },
  '105': { kind: 'field', field: 'answer', wording: { id: 'verify_failed' } },
  '106': { kind: 'notice', wording: { id: 'login.ip_error' }, help: true },
  // Shown only where the data of the refusal cannot be read.
  '107': { kind: 'notice', wording: { id: 'double.unreadable' }, help: true },
  '201': notFrom('201'),
  '202': notFrom('202'),
  '203': notFrom('203'),
  '802': { kind: 'step', step: { kind: 'transfer', mode: 'email' } },
  // Shown only where the data of the refusal cannot be read.
  '803': { kind: 'notice', wording: { id: 'authenticator.err_over' }, help: true },
};

/** Returns the notice for a member who is excluded or has closed the account, with the ticket for their records. */
export function shutNotice(error: unknown): LoginNotice | undefined {
  const recordsTicket = recordsTicketOf(error);
  // Only the platform's own message contains the end date.
  if (isSelfExclusion(error)) return { wording: wordingOfFailure(error), help: true, recordsTicket };
  if (recordsTicket === undefined) return undefined;
  return { wording: { id: 'login.account_disable' }, help: true, recordsTicket };
}

export function loginRefusal(error: unknown): LoginRefusal {
  const shut = shutNotice(error);
  if (shut) return { kind: 'notice', ...shut };
  const question = doubleValidationOf(error);
  if (question) return { kind: 'step', step: { kind: 'differentDevice', question } };
  const mode = transferModeOf(error);
  if (mode) return { kind: 'step', step: { kind: 'transfer', mode } };
  const loginId = authenticatorLoginOf(error);
  if (loginId !== undefined) return { kind: 'step', step: { kind: 'authenticator', loginId } };
  const code = isCallError(error) ? error.code : undefined;
  if (code !== undefined && Object.hasOwn(REFUSALS, code)) {
    const refusal = REFUSALS[code as LoginCode];
    return refusal.kind === 'notice' && lockOf(error) ? { ...refusal, isLock: true } : refusal;
  }
  return { kind: 'notice', wording: wordingOfFailure(error), help: false };
}
