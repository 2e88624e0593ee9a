import { Field, PasswordInput } from '@tessera/ui';
import { useText } from '../text.ts';
import { PhoneCode } from './PhoneCode.tsx';
import type { ProfileFormState } from './use-profile-form.ts';

/** What a change must be proved with: the code that a new phone number received, and the password. */
export function Proofs({ form }: { readonly form: ProfileFormState }) {
  const text = useText();
  return (
    <>
      {form.needsCode && (
        <PhoneCode
          phone={form.typed.memberPhone ?? ''}
          value={form.secrets.phoneVerify}
          error={form.errorOf('phoneVerify')}
          onChange={(value) => form.changeSecret('phoneVerify', value)}
          onWrongPhone={(words) => form.complain({ memberPhone: words })}
        />
      )}
      {form.needsPassword && (
        <Field
          label={text('account.password')}
          required
          help={text('edit.whyPassword')}
          error={form.errorOf('password')}
        >
          <PasswordInput
            name="password"
            showLabel={text('password.show')}
            hideLabel={text('password.hide')}
            value={form.secrets.password}
            onChange={({ target }) => form.changeSecret('password', target.value)}
          />
        </Field>
      )}
    </>
  );
}
