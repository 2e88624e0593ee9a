import { isCallError, type CodeOf, type transferReset, type transferVerify } from '@tessera/wire';
import { wordingOfFailure } from '../failures.ts';
import type { TransferRefusal } from './transfer.machine.ts';

/** All codes of both calls have one text (spec §8 Transfer), so that it does not reveal which accounts exist. */
const AGAIN = { id: 'signup.error_verify_pls_reVerify' } as const;
const refused = (isProofOver: boolean): TransferRefusal => ({ wording: AGAIN, isProofOver });
const WRONG_CAPTCHA: TransferRefusal = {
  wording: AGAIN,
  field: { answer: { id: 'verify_failed' } },
  isProofOver: true,
};

const VERIFY: Record<CodeOf<typeof transferVerify>, TransferRefusal> = {
  '101': refused(true),
  '102': refused(true),
  '201': WRONG_CAPTCHA,
  '202': WRONG_CAPTCHA,
  '203': refused(true),
  '204': refused(true),
};

const RESET: Record<CodeOf<typeof transferReset>, TransferRefusal> = {
  '101': refused(true),
  '102': refused(true),
  '201': { ...refused(false), field: { password: { id: 'transfer.passwordRules' } } },
  '202': { ...refused(false), field: { password: { id: 'transfer.passwordSame' } } },
  '203': refused(false),
  '204': { ...refused(false), field: { password: { id: 'signup.err_psw_common' } } },
};

export const verifyRefusal = (error: unknown) => refusalOf(error, VERIFY, true);
export const resetRefusal = (error: unknown) => refusalOf(error, RESET, false);

function refusalOf(
  error: unknown,
  texts: Readonly<Record<string, TransferRefusal>>,
  isProofOver: boolean,
): TransferRefusal {
  const code = isCallError(error) ? (error.code ?? '') : '';
  const known = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return known ?? { wording: wordingOfFailure(error), isProofOver };
}
