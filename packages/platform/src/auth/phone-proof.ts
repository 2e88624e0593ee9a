import { checkPhoneCode } from '@tessera/domain';
import type { Services } from '../services.ts';
import type { Wrong } from './registration-fields.ts';

type Proof = { readonly id: number } | Wrong;

/** Whether this is the code that was sent to the phone: 113 where it is another, 222 where none was, or it is over. */
export async function provePhone(
  { phoneCodes }: Pick<Services, 'phoneCodes'>,
  phone: string,
  answer = '',
): Promise<Proof> {
  const code = answer.trim();
  if (code === '' || checkPhoneCode(code)) return { code: '113' };
  const judged = await phoneCodes.judge(phone.trim(), code);
  if (judged.verdict === 'right') return { id: judged.id };
  return { code: judged.verdict === 'wrong' ? '113' : '222' };
}
