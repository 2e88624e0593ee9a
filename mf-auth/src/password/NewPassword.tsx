import styled from '@emotion/styled';
import { passwordLengths } from '@tessera/domain';
import { useSite } from '@tessera/kit';
import { Field, media, PasswordInput, space, Stack } from '@tessera/ui';
import { useText } from '../text.ts';
import { StrengthLine } from './StrengthLine.tsx';

const Pair = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  &[data-wide] {
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** Connects one of the two fields with its form. */
export interface PasswordBinding {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

interface NewPasswordProps {
  /** The name of the account, which the password should not contain. */
  readonly account: string;
  /** Whether the form has a field for the account. Otherwise password managers read it from a hidden one. */
  readonly hasAccountField?: boolean;
  readonly label: string;
  readonly password: PasswordBinding;
  readonly checkPassword: PasswordBinding;
  /** Puts the two fields side by side on desktop. */
  readonly isWide?: boolean;
  /** Whether the form begins with this field. */
  readonly isFirst?: boolean;
}

/** A new password and its repetition, with the strength of the password (spec §5 New password). */
export function NewPassword({
  account,
  hasAccountField = false,
  label,
  password,
  checkPassword,
  isWide = false,
  isFirst = false,
}: NewPasswordProps) {
  const text = useText();
  const { settings } = useSite();
  const input = (name: 'password' | 'checkPassword', { value, onChange, onBlur }: PasswordBinding) => (
    <PasswordInput
      name={name}
      autoComplete="new-password"
      showLabel={text('password.show')}
      hideLabel={text('password.hide')}
      data-autofocus={isFirst && name === 'password' ? '' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
  return (
    <>
      {!hasAccountField && (
        <input type="text" hidden autoComplete="username" name="username" value={account} readOnly />
      )}
      <Pair data-wide={isWide ? '' : undefined}>
        <Stack gap={8}>
          <Field
            label={label}
            required
            help={text('signup.passwordHelp', passwordLengths(settings))}
            error={password.error}
          >
            {input('password', password)}
          </Field>
          <StrengthLine password={password.value} account={account} />
        </Stack>
        <Field label={text('signup.checkPassword')} required error={checkPassword.error}>
          {input('checkPassword', checkPassword)}
        </Field>
      </Pair>
    </>
  );
}
