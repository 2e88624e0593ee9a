import { isCallError, type CodeOf, type registerSms } from '@tessera/wire';
import { sayFailure } from '../failures.ts';
import type { Said } from '../text.ts';

type SmsCode = CodeOf<typeof registerSms>;

/** What a code that was not sent means: something about the phone, or a message above the form (spec §8 SMS). */
export type SmsRefusal =
  | { readonly kind: 'phone'; readonly said: Said }
  /** `waits`: one is on its way already, and the next may be asked for when the countdown is over. */
  | { readonly kind: 'toast'; readonly said: Said; readonly waits: boolean };

const REFUSALS: Record<SmsCode, SmsRefusal> = {
  '099': { kind: 'phone', said: { id: 'signup.phone_number_verify_error' } },
  '102': { kind: 'toast', said: { id: 'signup.sms_rate_limit_five_minutes' }, waits: true },
  '103': { kind: 'toast', said: { id: 'signup.verify_no_money' }, waits: false },
  '104': { kind: 'toast', said: { id: 'signup.contact_customer_service' }, waits: false },
  '201': { kind: 'phone', said: { id: 'signup.err_phone_blank' } },
};

export function smsRefusal(error: unknown): SmsRefusal {
  const code = isCallError(error) ? error.code : undefined;
  if (code !== undefined && Object.hasOwn(REFUSALS, code)) {
    return REFUSALS[code as SmsCode];
  }
  return { kind: 'toast', said: sayFailure(error), waits: false };
}
