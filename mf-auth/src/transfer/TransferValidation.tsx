import { useShell } from '@tessera/kit';
import { useLock } from '@tessera/kit/lock';
import { Button, Notice, Stack, Text, useFocusOnError } from '@tessera/ui';
import type { TransferMode } from '@tessera/wire';
import { useEffect, type FormEvent } from 'react';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { Submit } from '../form/Submit.tsx';
import { whenLeft } from '../form/when-left.ts';
import type { StepEnding } from '../login/login.machine.ts';
import { NewPassword } from '../password/NewPassword.tsx';
import { formatWording, useText } from '../text.ts';
import type { PasswordField } from './transfer.machine.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { useTransfer } from './use-transfer.ts';
import { OtherWays } from '../form/OtherWays.tsx';

interface TransferValidationProps {
  readonly mode: TransferMode;
  readonly account: string;
  readonly onLeave: (ending?: StepEnding) => void;
}

/** Shown where the login cannot go on by itself. */
const DONE = { wording: { id: 'transfer.done' }, help: false, tone: 'success' } as const;
/** By the names of their inputs. */
const FIELDS = {
  withdrawPassword: 'withdrawPassword',
  email: 'contact',
  phone: 'contact',
  captcha: 'answer',
  password: 'password',
  checkPassword: 'checkPassword',
} as const;

/**
 * Proves the identity of a member from another system and sets a new password, with which the login goes on (spec §4 Transfer
 * validation).
 */
export default function TransferValidation({ mode, account, onLeave }: TransferValidationProps) {
  const text = useText();
  const { toast } = useShell();
  const { captcha, edit, error, leave, state, submit } = useTransfer(mode, account, (newPassword) => {
    toast.show('success', text('transfer.set'));
    onLeave({ notice: DONE, newPassword });
  });
  const lock = useLock(error);
  const { errors, notice, values } = state;
  const isProved = state.token !== undefined;
  const form = useFocusOnError(state.failures);
  const bind = (field: PasswordField) => ({
    value: values[field],
    error: errors[field] && formatWording(text, errors[field]),
    onChange: (value: string) => edit(field, value),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [form, isProved]);

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onBlur={whenLeft(FIELDS, leave)}>
      <Stack gap={16}>
        <LockedNotice lock={lock} />
        {notice && !lock && (
          <Notice tone="error" role="alert">
            {formatWording(text, notice)}
          </Notice>
        )}
        <Text tone="muted">{text(isProved ? 'transfer.choose' : 'login.transfer.why')}</Text>
        {isProved ? (
          <NewPassword
            account={account}
            label={text('transfer.password')}
            password={bind('password')}
            checkPassword={bind('checkPassword')}
            isFirst
          />
        ) : (
          <IdentityFields mode={mode} captcha={captcha} values={values} errors={errors} onChange={edit} />
        )}
        <Submit loading={state.isSending} disabled={lock !== undefined}>
          {text(isProved ? 'transfer.save' : 'transfer.confirm')}
        </Submit>
        <OtherWays gap={8}>
          <Button tone="quiet" onClick={() => onLeave()}>
            {text('login.back')}
          </Button>
        </OtherWays>
      </Stack>
    </form>
  );
}
