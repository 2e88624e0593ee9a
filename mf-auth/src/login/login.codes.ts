import { isCallError, isSelfExclusion, type CodeOf, type login } from '@tessera/wire';
import { wordingOfFailure } from '../failures.ts';
import type { LoginRefusal } from './login.machine.ts';

type LoginCode = CodeOf<typeof login>;

const notFrom = (code: LoginCode): LoginRefusal => ({
  kind: 'notice',
  wording: { id: 'login.ip_error', values: { code } },
  help: true,
});

/** The failure codes of the login (spec §8 Login). */
const REFUSALS: Record<LoginCode, LoginRefusal> = {
  '101': { kind: 'field', field: 'password', wording: { id: 'login.account_error' } },
  '102': { kind: 'notice', wording: { id: 'login.account_disable' }, help: true },
  '103': { kind: 'notice', wording: { id: 'login.account_freezen' }, help: true },
  '105': { kind: 'field', field: 'answer', wording: { id: 'verify_failed' } },
  '106': notFrom('106'),
  '107': { kind: 'step', step: 'differentDevice' },
  '201': notFrom('201'),
  '202': notFrom('202'),
  '203': notFrom('203'),
  '802': { kind: 'step', step: 'transfer' },
};

export function loginRefusal(error: unknown): LoginRefusal {
  // Only the platform's own message contains the end date.
  if (isSelfExclusion(error)) return { kind: 'notice', wording: wordingOfFailure(error), help: true };
  const code = isCallError(error) ? error.code : undefined;
  if (code !== undefined && Object.hasOwn(REFUSALS, code)) return REFUSALS[code as LoginCode];
  return { kind: 'notice', wording: wordingOfFailure(error), help: false };
}
