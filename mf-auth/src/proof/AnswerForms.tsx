import { problemOf } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { Field, Notice, PasswordInput, Stack, useFocusOnError } from '@tessera/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { BLANK_CODE, WRONG_CODE } from '../authenticator/authenticator.codes.ts';
import { CodeField, type CodeKind } from '../authenticator/CodeField.tsx';
import { FAILURE_TEXTS } from '../failures.ts';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { Submit } from '../form/Submit.tsx';
import { formatWording, useText, type MessageId } from '../text.ts';
import type { ProofFormProps } from './proof-form.ts';
import { proofTexts } from './proof.codes.ts';

interface AnswerFormProps extends Pick<ProofFormProps, 'isPending' | 'error' | 'failures' | 'onEdit'> {
  readonly blank: MessageId;
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
  blank,
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
  const [blanks, setBlanks] = useState(0);
  const form = useFocusOnError(failures + blanks);
  const lock = useLock(error);
  const problem =
    error === undefined || lockOf(error) ? undefined : problemOf(error, proofTexts(wrong), FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (lock) return;
    if (value.trim() === '') setBlanks(blanks + 1);
    else void onAnswer(value);
  };
  const onChange = (typed: string) => {
    setValue(typed);
    setBlanks(0);
    onEdit();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Stack gap={16}>
        <LockedNotice lock={lock} />
        {words && !problem.field && (
          <Notice tone="error" role="alert">
            {words}
          </Notice>
        )}
        {children({ value, onChange, error: problem?.field ? words : blanks > 0 ? text(blank) : undefined })}
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
      blank="login.ph_password"
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
    const onAnswer = (typed: string) =>
      give(kind === 'app' ? { code: typed.trim() } : { recoveryCode: typed.trim() });
    return (
      <AnswerForm blank={BLANK_CODE[kind]} wrong={WRONG_CODE[kind]} onAnswer={onAnswer} {...rest}>
        {(field) => <CodeField kind={kind} {...field} />}
      </AnswerForm>
    );
  };

export const CodeProof = codeForm('app');
export const RecoveryProof = codeForm('recovery');
