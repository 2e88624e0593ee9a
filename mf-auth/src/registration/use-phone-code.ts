import { useCallScope, useShell } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { SMS_COUNTDOWN_S } from '@tessera/domain';
import { registerSms } from '@tessera/wire';
import { useEffect, useState, type Dispatch } from 'react';
import { formatWording, useText } from '../text.ts';
import { smsRefusal } from './phone-code.codes.ts';
import type { RegistrationEvent, RegistrationState } from './registration.machine.ts';
import { currencyOf } from './registration.fields.ts';
import { problemOf } from './registration.rules.ts';

export interface PhoneCode {
  readonly isSending: boolean;
  /** Seconds until another code may be requested; 0: now. */
  readonly secondsLeft: number;
  readonly send: () => void;
}

/** Requests a code for the phone in the form, at most one in five minutes (spec §4 Registration). */
export function usePhoneCode(state: RegistrationState, dispatch: Dispatch<RegistrationEvent>): PhoneCode {
  const { toast } = useShell();
  const { siteId } = useCallScope();
  const text = useText();
  const { state: sending, submit: request } = useIntent(registerSms);
  const [freeAt, setFreeAt] = useState(0);
  const secondsLeft = useSecondsUntil(freeAt);

  async function send(): Promise<void> {
    const { values, shape } = state;
    const problem = problemOf('memberPhone', values, shape);
    if (problem) return dispatch({ type: 'faulted', field: 'memberPhone', wording: problem });
    const lock = () => setFreeAt(Date.now() + SMS_COUNTDOWN_S * 1_000);
    const memberPhone = values.memberPhone.trim();
    const outcome = await request({
      memberPhone,
      currency: currencyOf(values),
      type: 'register_member',
      siteId,
    });
    if (outcome?.status === 'done') {
      lock();
      toast.show('success', text('signup.codeSent', { phone: memberPhone }));
    } else if (outcome) {
      const refusal = smsRefusal(outcome.error);
      if (refusal.kind === 'phone')
        return dispatch({ type: 'faulted', field: 'memberPhone', wording: refusal.wording });
      if (refusal.waits) lock();
      toast.show('error', formatWording(text, refusal.wording));
    }
  }

  return { isSending: sending.status === 'pending', secondsLeft, send: () => void send() };
}

/** Returns the whole seconds until `instant` (this device's clock), updated every second. */
function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((instant - Math.max(now, Date.now())) / 1_000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
