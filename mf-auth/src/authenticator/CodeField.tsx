import { LINE_MAX_LENGTH } from '@tessera/domain';
import { Field, TextInput } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';

/** What is typed: the authenticator's six digits, or one of the recovery codes. */
export type CodeKind = 'app' | 'recovery';

interface CodeFieldProps {
  readonly kind: CodeKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Whether nothing was typed that may be a code. */
export const isNoCode = (typed: string): boolean =>
  typed.trim() === '' || typed.trim().length > LINE_MAX_LENGTH;

/** The field for a code. It takes the focus when it appears. Phones offer the code of an app that they know. */
export function CodeField({ kind, value, onChange, error }: CodeFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const shared = {
    ref: input,
    value,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    'data-autofocus': '',
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  return kind === 'app' ? (
    <Field label={text('authenticator.code')} required help={text('authenticator.codeHelp')} error={error}>
      <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" {...shared} />
    </Field>
  ) : (
    <Field
      label={text('authenticator.recovery')}
      required
      help={text('authenticator.recoveryHelp')}
      error={error}
    >
      <TextInput name="recoveryCode" autoComplete="off" {...shared} />
    </Field>
  );
}
