import { AUTHENTICATOR_CODE_DIGITS, readCode } from '@tessera/domain';
import { Field, TextInput } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { lengthFault } from '../form/length-fault.ts';
import { useText, type MessageId } from '../text.ts';
import { BLANK_CODE } from './authenticator.codes.ts';

/** What is typed: the authenticator's six digits, or one of the recovery codes. */
export type CodeKind = 'app' | 'recovery';

interface CodeFieldProps {
  readonly kind: CodeKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Reads a code as it was typed or pasted: the app's also from a longer text. */
export const codeOf = (kind: CodeKind, typed: string): string =>
  kind === 'app' ? readCode(typed, AUTHENTICATOR_CODE_DIGITS) : typed.trim();

/** Returns the error of what {@link codeOf} has read, where it is not worth sending. */
export const codeFault = (kind: CodeKind, code: string): MessageId | undefined =>
  code === '' ? BLANK_CODE[kind] : lengthFault(code)?.id;

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
