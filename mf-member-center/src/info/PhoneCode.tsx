import { readPhone, SMS_COUNTDOWN_S } from '@tessera/domain';
import { useCallScope, useShell, useSiteClock } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Field, TextInput } from '@tessera/ui';
import { isRefusal, lockOf, profileSms } from '@tessera/wire';
import { useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { SMS_TEXTS } from './profile.codes.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface PhoneCodeProps {
  /** As typed; the code is sent there. */
  readonly phone: string;
  readonly currency: string;
  /** Returns what is wrong with the number by the form's own rules. */
  readonly checkNumber: () => string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** The number cannot receive a code. */
  readonly onWrongPhone: (words: string) => void;
}

/** The code that proves a new phone number, at most one in five minutes (spec §9). */
export function PhoneCode({
  phone,
  currency,
  checkNumber,
  value,
  error,
  onChange,
  onWrongPhone,
}: PhoneCodeProps) {
  const text = useText();
  const { toast } = useShell();
  const { siteId } = useCallScope();
  const { state, submit } = useIntent(profileSms);
  const now = useSiteClock();
  const [freeAt, setFreeAt] = useState(0);
  const seconds = useSecondsUntil(freeAt);

  async function send(): Promise<void> {
    const wrong = checkNumber();
    if (wrong !== undefined) return onWrongPhone(wrong);
    const outcome = await submit({ siteId, memberPhone: readPhone(phone, currency) });
    if (!outcome) return;
    const isSent = outcome.status === 'done';
    const error = 'error' in outcome ? outcome.error : undefined;
    if (isSent || isRefusal(error, '102')) {
      const lock = lockOf(error);
      setFreeAt(steadyNow() + (lock ? lock.until - now() : SMS_COUNTDOWN_S * 1_000));
    }
    if (isSent) return toast.show('success', text('sms.sent'));
    if (!('error' in outcome)) return;
    const problem = problemOf(outcome.error, SMS_TEXTS, FAILURE_TEXTS);
    const words = formatWording(text, problem.wording);
    if (problem.field) onWrongPhone(words);
    else toast.show('error', words);
  }
  return (
    <Field label={text('sms.code')} required error={error}>
      <TextInput
        name="phoneVerify"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        end={
          <Button
            size="sm"
            disabled={seconds > 0}
            loading={state.status === 'pending'}
            onClick={() => void send()}
          >
            {seconds > 0 ? text('sms.again', { seconds }) : text('sms.send')}
          </Button>
        }
      />
    </Field>
  );
}
