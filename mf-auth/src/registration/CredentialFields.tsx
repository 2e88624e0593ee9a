import { Field } from '@tessera/ui';
import { NewPassword } from '../password/NewPassword.tsx';
import { useText } from '../text.ts';
import { CheckedInput } from './CheckedInput.tsx';
import type { FieldBinding } from './field-binding.ts';
import type { RegistrationField } from './registration.fields.ts';
import { ACCOUNT_LIMITS } from './registration.rules.ts';

/** The account name and the password with its repetition. */
export function CredentialFields({ bind }: { readonly bind: (field: RegistrationField) => FieldBinding }) {
  const text = useText();
  const account = bind('memberAccount');
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
          data-autofocus=""
        />
      </Field>
      <NewPassword
        account={account.value}
        hasAccountField
        label={text('signup.password')}
        password={bind('password')}
        checkPassword={bind('checkPassword')}
        isWide
      />
    </>
  );
}
