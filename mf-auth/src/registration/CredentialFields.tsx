import styled from '@emotion/styled';
import { Field, media, PasswordInput, space } from '@tessera/ui';
import { useText } from '../text.ts';
import { CheckedInput } from './CheckedInput.tsx';
import type { FieldBinding } from './field-binding.ts';
import type { RegistrationField } from './registration.fields.ts';
import { ACCOUNT_LIMITS, PASSWORD_LIMITS } from './registration.rules.ts';

const Pair = styled.div`
  display: grid;
  gap: ${space[16]};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The account name and the password with its repetition. */
export function CredentialFields({ bind }: { readonly bind: (field: RegistrationField) => FieldBinding }) {
  const text = useText();
  const account = bind('memberAccount');
  const password = (name: 'password' | 'checkPassword') => {
    const { value, onChange, onBlur } = bind(name);
    return (
      <PasswordInput
        name={name}
        autoComplete="new-password"
        showLabel={text('password.show')}
        hideLabel={text('password.hide')}
        maxLength={64}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    );
  };
  return (
    <>
      <Field
        label={text('signup.account')}
        required
        help={text('signup.accountHelp', ACCOUNT_LIMITS)}
        error={account.error}
      >
        <CheckedInput
          field={account}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
          data-autofocus=""
        />
      </Field>
      <Pair>
        <Field
          label={text('signup.password')}
          required
          help={text('signup.passwordHelp', PASSWORD_LIMITS)}
          error={bind('password').error}
        >
          {password('password')}
        </Field>
        <Field label={text('signup.checkPassword')} required error={bind('checkPassword').error}>
          {password('checkPassword')}
        </Field>
      </Pair>
    </>
  );
}
