import { isCallError, type CodeOf, type registerSms } from '@tessera/wire';
import { wordingOfFailure } from '../failures.ts';
import type { Wording } from '../text.ts';

type SmsCode = CodeOf<typeof registerSms>;

/** How the form shows that no code was sent: on the phone field, or in a toast (spec §8 SMS). */
export type SmsRefusal =
  | { readonly kind: 'phone'; readonly wording: Wording }
  /** `waits`: a code was sent recently; the next one may be requested after the countdown. */
  | { readonly kind: 'toast'; readonly wording: Wording; readonly waits: boolean };

const REFUSALS: Record<SmsCode, SmsRefusal> = {
  '099': { kind: 'phone', wording: { id: 'signup.phone_number_verify_error' } },
  '102': { kind: 'toast', wording: { id: 'signup.sms_rate_limit_five_minutes' }, waits: true },
  '103': { kind: 'toast', wording: { id: 'signup.verify_no_money' }, waits: false },
  '104': { kind: 'toast', wording: { id: 'signup.contact_customer_service' }, waits: false },
  '201': { kind: 'phone', wording: { id: 'signup.err_phone_blank' } },
};

export function smsRefusal(error: unknown): SmsRefusal {
  const code = isCallError(error) ? error.code : undefined;
  if (code !== undefined && Object.hasOwn(REFUSALS, code)) {
    return REFUSALS[code as SmsCode];
  }
  return { kind: 'toast', wording: wordingOfFailure(error), waits: false };
}
