import { useLock } from '@tessera/kit/lock';
import { Button, Field, Notice, Stack, Text, useFocusOnError } from '@tessera/ui';
import type { DoubleValidationQuestion } from '@tessera/wire';
import { useEffect, type FormEvent } from 'react';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { Submit } from '../form/Submit.tsx';
import { whenLeft } from '../form/when-left.ts';
import type { StepEnding } from '../login/login.machine.ts';
import { formatWording, useText } from '../text.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { useDoubleValidation } from './use-double-validation.ts';
import { OtherWays } from '../form/OtherWays.tsx';

interface DoubleValidationProps {
  /** The question of the login's refusal. */
  readonly first: DoubleValidationQuestion;
  readonly onLoggedIn: () => void;
  /** Another question is asked. */
  readonly onAsked?: (question: DoubleValidationQuestion) => void;
  readonly onLeave: (ending?: StepEnding) => void;
}

/** Asks a question that only the member can answer, before a login from a new browser (spec §4 Login, 107). */
export default function DoubleValidation({ first, onLoggedIn, onAsked, onLeave }: DoubleValidationProps) {
  const text = useText();
  const validation = useDoubleValidation(first, { onLoggedIn, onAsked, onLeave });
  const { captcha, edit, errors, notice, question, values } = validation;
  const { question: column, availableQuestionsCount: left } = question;
  const lock = useLock(validation.error);
  const form = useFocusOnError(validation.failures);
  const errorOf = (field: 'answer' | 'captcha') => {
    const wording = errors[field];
    return wording && formatWording(text, wording);
  };
  // By the names of their inputs.
  const fields = { [column]: 'answer', captcha: 'captcha' } as const;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void validation.submit();
  };
  // The dialog is open already: each new question moves the focus to its answer.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [form, column]);

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onBlur={whenLeft(fields, validation.leave)}>
      <Stack gap={16}>
        <LockedNotice lock={lock} />
        {notice && !lock ? (
          <Notice tone="error" role="alert">
            {formatWording(text, notice)}
          </Notice>
        ) : (
          <Text tone="muted">{text('login.differentDevice.why')}</Text>
        )}
        <Field key={column} label={text(`double.${column}`)} required error={errorOf('answer')}>
          <AnswerInput question={column} value={values.answer} onChange={(value) => edit('answer', value)} />
        </Field>
        <CaptchaField
          captcha={captcha}
          value={values.captcha}
          onChange={(value) => edit('captcha', value)}
          error={errorOf('captcha')}
        />
        <Submit loading={validation.isSending} disabled={lock !== undefined}>
          {text('double.submit')}
        </Submit>
        <OtherWays gap={8}>
          {left > 1 && (
            <Button tone="quiet" loading={validation.isSkipping} onClick={() => void validation.skip()}>
              {text('double.skip')}
            </Button>
          )}
          <Button tone="quiet" onClick={() => onLeave()}>
            {text('login.back')}
          </Button>
        </OtherWays>
      </Stack>
    </form>
  );
}
