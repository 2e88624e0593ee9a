import { useCallScope, useShell, useSiteClock } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import { useIntent } from '@tessera/kit/intents';
import { readPhone, SMS_COUNTDOWN_S } from '@tessera/domain';
import { lockOf, registerSms } from '@tessera/wire';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { proveByWork } from '../captcha/captcha-proof.ts';
import { useSecondsUntil } from '../form/use-seconds-until.ts';
import { formatWording, useText } from '../text.ts';
import { smsRefusal } from './phone-code.codes.ts';
import type { RegistrationEvent, RegistrationState } from './registration.machine.ts';
import { currencyOf } from './registration.fields.ts';
import { problemOf } from './registration.rules.ts';

const SMS_COUNTDOWN_MS = SMS_COUNTDOWN_S * 1_000;

export interface PhoneCode {
  readonly isSending: boolean;
  /** Seconds until another code may be requested; 0: now. */
  readonly secondsLeft: number;
  readonly send: () => void;
}

/** Requests a code for the phone in the form, at most one in five minutes (spec §4 Registration). */
export function usePhoneCode(state: RegistrationState, dispatch: Dispatch<RegistrationEvent>): PhoneCode {
  const { api, toast } = useShell();
  const { siteId } = useCallScope();
  const now = useSiteClock();
  const text = useText();
  const { state: sending, submit: request } = useIntent(registerSms);
  const [isProving, setIsProving] = useState(false);
  const life = useRef<AbortController>(undefined);
  useEffect(() => () => life.current?.abort(), []);
  const [freeAt, setFreeAt] = useState(0);
  const secondsLeft = useSecondsUntil(freeAt);

  async function send(): Promise<void> {
    const { values, shape } = state;
    const problem = problemOf('memberPhone', values, shape);
    if (problem) return dispatch({ type: 'faulted', field: 'memberPhone', wording: problem });
    const waitFor = (ms: number) => setFreeAt(steadyNow() + ms);
    const memberPhone = readPhone(values.memberPhone, values.memberCurrency);
    if (isProving) return;
    life.current = new AbortController();
    setIsProving(true);
    // A back end without proofs of work sends few codes to one network.
    const proof = await proveByWork(api, 'register', siteId, life.current.signal).catch(() => ({}));
    setIsProving(false);
    const outcome = await request({
      ...proof,
      memberPhone,
      currency: currencyOf(values),
      type: 'register_member',
      siteId,
    });
    if (outcome?.status === 'done') {
      waitFor(SMS_COUNTDOWN_MS);
      toast.show('success', text('signup.codeSent', { phone: memberPhone }));
    } else if (outcome) {
      const refusal = smsRefusal(outcome.error);
      if (refusal.kind === 'phone')
        return dispatch({ type: 'faulted', field: 'memberPhone', wording: refusal.wording });
      const lock = lockOf(outcome.error);
      if (refusal.waits) waitFor(lock ? lock.until - now() : SMS_COUNTDOWN_MS);
      toast.show('error', formatWording(text, refusal.wording));
    }
  }

  return { isSending: isProving || sending.status === 'pending', secondsLeft, send: () => void send() };
}
