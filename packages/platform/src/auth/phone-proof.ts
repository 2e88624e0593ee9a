import { checkPhoneCode, PHONE_CODE_DIGITS, readCode } from '@tessera/domain';
import type { Services } from '../services.ts';
import type { Wrong } from './registration-fields.ts';

type Proof = { readonly id: number } | Wrong;

/**
 * Whether this is the code that was sent to the phone: 113 where it is another, 222 where none was, or it is over.
 * @param phone as it is stored
 */
export async function provePhone(
  { phoneCodes }: Pick<Services, 'phoneCodes'>,
  phone: string,
  answer = '',
): Promise<Proof> {
  const code = readCode(answer, PHONE_CODE_DIGITS);
  if (code === '' || checkPhoneCode(code)) return { code: '113' };
  const judged = await phoneCodes.judge(phone, code);
  if (judged.verdict === 'right') return { id: judged.id };
  return { code: judged.verdict === 'wrong' ? '113' : '222' };
}
