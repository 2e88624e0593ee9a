import { Field, PasswordInput, TextInput } from '@tessera/ui';
import type { TransferMode } from '@tessera/wire';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import type { Captcha } from '../captcha/use-captcha.ts';
import { formatWording, useText } from '../text.ts';
import type { ProofField, TransferState } from './transfer.machine.ts';

interface IdentityFieldsProps extends Pick<TransferState, 'values' | 'errors'> {
  readonly mode: TransferMode;
  readonly captcha: Captcha;
  readonly onChange: (field: ProofField, value: string) => void;
}

/** Withdraw password, e-mail address or phone number, and captcha. */
export function IdentityFields({ mode, captcha, values, errors, onChange }: IdentityFieldsProps) {
  const text = useText();
  const errorOf = (field: ProofField) => {
    const wording = errors[field];
    return wording && formatWording(text, wording);
  };
  return (
    <>
      <Field label={text('signup.withdrawPassword')} required error={errorOf('withdrawPassword')}>
        <PasswordInput
          name="withdrawPassword"
          autoComplete="off"
          inputMode="numeric"
          showLabel={text('password.show')}
          hideLabel={text('password.hide')}
          data-autofocus=""
          value={values.withdrawPassword}
          onChange={(event) => onChange('withdrawPassword', event.target.value)}
        />
      </Field>
      <Field
        label={text(mode === 'email' ? 'signup.email' : 'signup.phone')}
        required
        error={errorOf('contact')}
      >
        <TextInput
          name={mode}
          autoComplete={mode === 'email' ? 'email' : 'tel'}
          inputMode={mode === 'email' ? 'email' : 'tel'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={values.contact}
          onChange={(event) => onChange('contact', event.target.value)}
        />
      </Field>
      <CaptchaField
        captcha={captcha}
        value={values.answer}
        onChange={(value) => onChange('answer', value)}
        error={errorOf('answer')}
      />
    </>
  );
}
