import { PasswordInput, TextInput, type TextInputProps } from '@tessera/ui';
import type { DoubleValidationQuestion } from '@tessera/wire';
import { useText } from '../text.ts';

type Column = DoubleValidationQuestion['question'];

/** What the browser and the phone's keyboard need for an answer of each kind. */
const INPUTS: Readonly<Record<Exclude<Column, 'withdraw_password'>, TextInputProps>> = {
  member_name: { autoComplete: 'name' },
  identity_id: { autoComplete: 'off', autoCapitalize: 'characters' },
  member_phone: { autoComplete: 'tel', inputMode: 'tel' },
  member_email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
};

interface AnswerInputProps {
  readonly question: Column;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The input for the answer to a question about one column of the member's data. */
export function AnswerInput({ question, value, onChange }: AnswerInputProps) {
  const text = useText();
  const shared = {
    name: question,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    autoCorrect: 'off',
    spellCheck: false,
    'data-autofocus': '',
  };
  if (question === 'withdraw_password') {
    return (
      <PasswordInput
        {...shared}
        autoComplete="off"
        inputMode="numeric"
        showLabel={text('password.show')}
        hideLabel={text('password.hide')}
      />
    );
  }
  return <TextInput {...shared} {...INPUTS[question]} />;
}
