import { useScope, useSession } from '@tessera/kit';
import { Cluster, Field, Notice, PasswordInput, Stack, Text, useFocusOnError } from '@tessera/ui';
import type { FormEvent, ReactNode } from 'react';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { Submit } from '../form/Submit.tsx';
import { whenLeft } from '../form/when-left.ts';
import { formatWording, useText } from '../text.ts';
import type { ChangeField } from './change-password.rules.ts';
import { NewPassword } from './NewPassword.tsx';
import { useChangePassword } from './use-change-password.ts';

/** By the names of their inputs. */
const FIELDS = {
  oldPassword: 'oldPassword',
  password: 'password',
  checkPassword: 'checkPassword',
} as const;

interface ChangePasswordFormProps {
  /** The member must change the password before anything else (spec §4 First login). */
  readonly isRequired: boolean;
  readonly onDone?: () => void;
  /** Further actions, below the form's own. */
  readonly children?: ReactNode;
}

/** Replaces the member's password: the present one, the new one and its repetition. */
export function ChangePasswordForm({ isRequired, onDone, children }: ChangePasswordFormProps) {
  const text = useText();
  const { shell } = useScope();
  const session = useSession();
  const account = session.status === 'member' ? session.member.account : '';
  const { values, errors, notice, lock, isSending, failures, edit, leave, submit } = useChangePassword(() => {
    shell.toast.show('success', text('password.change.done'));
    void shell.offers.emit('mf-auth:passwordChanged', {});
    onDone?.();
  });
  const form = useFocusOnError(failures);
  const bind = (field: ChangeField) => ({
    value: values[field],
    error: errors[field] && formatWording(text, errors[field]),
    onChange: (value: string) => edit(field, value),
  });
  const old = bind('oldPassword');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onBlur={whenLeft(FIELDS, leave)}>
      <Stack gap={16}>
        <LockedNotice lock={lock} />
        {notice && (
          <Notice tone="error" role="alert">
            {formatWording(text, notice)}
          </Notice>
        )}
        {isRequired && <Text tone="muted">{text('password.change.why')}</Text>}
        <Field label={text('password.change.old')} required error={old.error}>
          <PasswordInput
            name="oldPassword"
            showLabel={text('password.show')}
            hideLabel={text('password.hide')}
            data-autofocus=""
            value={old.value}
            onChange={(event) => old.onChange(event.target.value)}
          />
        </Field>
        <NewPassword
          account={account}
          label={text('transfer.password')}
          password={bind('password')}
          checkPassword={bind('checkPassword')}
        />
        <Submit loading={isSending} disabled={lock !== undefined}>
          {text('password.change.title')}
        </Submit>
        {children && <Cluster gap={8}>{children}</Cluster>}
      </Stack>
    </form>
  );
}
