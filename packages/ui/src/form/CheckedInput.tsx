import { isLegalInput, type InputRule } from '@tessera/domain';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface CheckedInputProps
  extends
    Pick<FieldProps, 'label' | 'help' | 'error' | 'required' | 'optionalLabel'>,
    Omit<TextInputProps, 'value' | 'onChange' | 'pattern' | 'required'> {
  value: string;
  /** `isLegal`: whether the rule accepts the value. */
  onValue: (value: string, isLegal: boolean) => void;
  rule: InputRule;
  /** Shown for a value that the rule does not accept: "Illegal input" (spec §5). An `error` goes before it. */
  illegal: string;
}

/** A field that checks its length, pattern, kind or own rule; it complains when it is left, and until it is right. */
export function CheckedInput({
  label,
  help,
  error,
  required,
  optionalLabel,
  value,
  onValue,
  rule,
  illegal,
  ...rest
}: CheckedInputProps) {
  const [wasLeft, setLeft] = useState(false);
  const isIllegal = wasLeft && !isLegalInput(value, rule);
  return (
    <Field
      label={label}
      help={help}
      error={error ?? (isIllegal ? illegal : undefined)}
      required={required ?? false}
      {...(optionalLabel !== undefined && { optionalLabel })}
    >
      <TextInput
        {...rest}
        value={value}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onValue(target.value, isLegalInput(target.value, rule))}
      />
    </Field>
  );
}
