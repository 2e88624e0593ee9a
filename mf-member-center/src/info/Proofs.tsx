import { Field, PasswordInput } from '@tessera/ui';
import type { MemberProfile } from '@tessera/wire';
import { useText } from '../text.ts';
import { PhoneCode } from './PhoneCode.tsx';
import type { ProfileFormState } from './use-profile-form.ts';

interface ProofsProps {
  readonly profile: MemberProfile;
  readonly form: ProfileFormState;
}

/** What a change must be proved with: the code that a new phone number received, and the password. */
export function Proofs({ profile, form }: ProofsProps) {
  const text = useText();
  return (
    <>
      {form.needsCode && (
        <PhoneCode
          phone={form.typed.memberPhone ?? ''}
          currency={profile.memberCurrency}
          checkNumber={() => form.check().memberPhone}
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
