import { checkPhone, readPhone, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import type { Calls, CodeOf } from '@tessera/wire';
import type { Services } from '../services.ts';
import { lockData } from './lock-refusal.ts';
import type { NotSent } from './phone-codes.ts';

type SmsCode = CodeOf<Calls['registerSms']>;

/** Spec §8 SMS. */
const CODE_OF_NOT_SENT = {
  'too soon': '102',
  'no credit': '103',
  'too many': '104',
  off: '104',
} as const satisfies Record<NotSent['why'], SmsCode>;

/** What a phone number has at the least and at the most, with its country's digits (E.164). */
const PHONE_DIGITS = /^\d{6,15}$/;

interface Message {
  readonly siteId: number;
  readonly phone: string;
  readonly currency: CurrencyCode;
  /** The site's setting: ten digits in every currency. */
  readonly isTenDigits: boolean;
  readonly language: LocaleCode;
  /** The visitor's. */
  readonly address: string;
  /** Whether a captcha or a member's session shows that no robot asks. */
  readonly isProved: boolean;
}

/** Sends a code to a phone. @returns the refusal where none was sent, or `undefined` */
export async function sendPhoneCode(
  { phoneCodes }: Pick<Services, 'phoneCodes'>,
  { siteId, phone: given, currency, isTenDigits, ...rest }: Message,
): Promise<{ readonly code: SmsCode; readonly data?: unknown } | undefined> {
  const phone = readPhone(given, currency);
  if (phone === '') return { code: '201' };
  if (checkPhone(phone, currency, isTenDigits) || !PHONE_DIGITS.test(phone)) return { code: '099' };
  const sent = await phoneCodes.send({ siteId, phone, ...rest });
  if (sent === 'sent') return undefined;
  const code = CODE_OF_NOT_SENT[sent.why];
  return 'until' in sent ? { code, data: lockData({ door: 'phone_code', until: sent.until }) } : { code };
}
