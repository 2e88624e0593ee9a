import { problemOf } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { Field, Notice, PasswordInput, Stack, useFocusOnError } from '@tessera/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { WRONG_CODE } from '../authenticator/authenticator.codes.ts';
import { CodeField, codeFault, type CodeKind, codeOf } from '../authenticator/CodeField.tsx';
import { FAILURE_TEXTS } from '../failures.ts';
import { lengthFault } from '../form/length-fault.ts';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { Submit } from '../form/Submit.tsx';
import { useOnlyField } from '../form/use-only-field.ts';
import { formatWording, useText, type MessageId } from '../text.ts';
import type { ProofFormProps } from './proof-form.ts';
import { proofTexts } from './proof.codes.ts';

interface AnswerFormProps extends Pick<ProofFormProps, 'isPending' | 'error' | 'failures' | 'onEdit'> {
  /** Returns the error of an answer that is not worth sending. */
  readonly faultOf: (answer: string) => MessageId | undefined;
  readonly wrong: MessageId;
  readonly onAnswer: (answer: string) => Promise<void>;
  readonly children: (field: {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly error: string | undefined;
  }) => ReactNode;
}

/** A form of one field. */
function AnswerForm({
  faultOf,
  wrong,
  onAnswer,
  children,
  isPending,
  error,
  failures,
  onEdit,
}: AnswerFormProps) {
  const text = useText();
  const [value, setValue] = useState('');
  const fault = faultOf(value);
  const field = useOnlyField(value, fault);
  const form = useFocusOnError(failures + field.attempts);
  const lock = useLock(error);
  const problem =
    error === undefined || lockOf(error) ? undefined : problemOf(error, proofTexts(wrong), FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (lock) return;
    if (fault) field.refuse();
    else void onAnswer(value);
  };
  const onChange = (typed: string) => {
    setValue(typed);
    field.edited();
    onEdit();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} onBlur={field.leave}>
      <Stack gap={16}>
        <LockedNotice lock={lock} />
        {words && !problem.field && (
          <Notice tone="error" role="alert">
            {words}
          </Notice>
        )}
        {children({
          value,
          onChange,
          error: problem?.field ? words : field.shownFault && text(field.shownFault),
        })}
        <Submit loading={isPending} disabled={lock !== undefined}>
          {text('prove.submit')}
        </Submit>
      </Stack>
    </form>
  );
}

export function PasswordProof({ give, ...rest }: ProofFormProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  // The form appears after the dialog has set the focus.
  useEffect(() => input.current?.focus(), []);
  return (
    <AnswerForm
      faultOf={(password) => (password.trim() === '' ? 'login.ph_password' : lengthFault(password)?.id)}
      wrong="prove.err_password"
      onAnswer={(password) => give({ password })}
      {...rest}
    >
      {({ value, onChange, error }) => (
        <Field label={text('login.password')} required error={error}>
          <PasswordInput
            ref={input}
            name="password"
            showLabel={text('password.show')}
            hideLabel={text('password.hide')}
            data-autofocus=""
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </AnswerForm>
  );
}

const codeForm = (kind: CodeKind) =>
  function CodeForm({ give, ...rest }: ProofFormProps) {
    const onAnswer = (typed: string) => {
      const code = codeOf(kind, typed);
      return give(kind === 'app' ? { code } : { recoveryCode: code });
    };
    return (
      <AnswerForm
        faultOf={(typed) => codeFault(kind, codeOf(kind, typed))}
        wrong={WRONG_CODE[kind]}
        onAnswer={onAnswer}
        {...rest}
      >
        {(field) => <CodeField kind={kind} {...field} />}
      </AnswerForm>
    );
  };

export const CodeProof = codeForm('app');
export const RecoveryProof = codeForm('recovery');
