import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { useShell } from '@tessera/kit';
import { checkWithdrawPassword, readDigits } from '@tessera/domain';
import { Button, Dialog, Field, Notice, PasswordInput, Stack, Text, useFocusOnError } from '@tessera/ui';
import { editWithdrawPassword } from '@tessera/wire';
import { useState, type FormEvent } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { LockedNotice } from '../LockedNotice.tsx';
import { formatWording, useText, type MessageId } from '../text.ts';

type FieldName = 'password' | 'digits' | 'again';

const TEXTS: RefusalTexts<typeof editWithdrawPassword, MessageId, FieldName> = {
  '101': { field: 'password', id: 'err.password' },
  '103': { field: 'password', id: 'err.locked' },
};

const FIELDS = [
  ['password', 'account.password', 'current-password'],
  ['digits', 'withdraw.digits', 'off'],
  ['again', 'withdraw.again', 'off'],
] as const;

const EMPTY: Readonly<Record<FieldName, string>> = { password: '', digits: '', again: '' };

/** Sets or changes the four digits that money leaves by. The account's password is the proof. */
export function WithdrawPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { toast } = useShell();
  const { state, error, failures, submit, reset } = useIntent(editWithdrawPassword);
  const [values, setValues] = useState(EMPTY);
  const [checked, setChecked] = useState<Partial<Record<FieldName, MessageId>>>({});
  const [complaints, setComplaints] = useState(0);
  const form = useFocusOnError(failures + complaints);
  const lock = useLock(error);
  const problem = error === undefined || lockOf(error) ? undefined : problemOf(error, TEXTS, FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);

  function change(name: FieldName, value: string): void {
    setValues({ ...values, [name]: value });
    setChecked({});
    reset();
  }
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = check(values);
    setChecked(wrong);
    if (Object.keys(wrong).length > 0) return setComplaints(complaints + 1);
    const { password, digits } = values;
    const outcome = await submit({ password, withdrawPassword: readDigits(digits) });
    if (outcome?.status !== 'done') return;
    toast.show('success', text('withdraw.done'));
    onClose();
  }
  const errorOf = (name: FieldName) => {
    const own = checked[name];
    return own ? text(own) : problem?.field === name ? words : undefined;
  };
  return (
    <Dialog open onClose={onClose} title={text('info.withdrawPassword')} closeLabel={text('close')}>
      <form ref={form} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={16}>
          <Text size={14} tone="muted">
            {text('withdraw.lead')}
          </Text>
          <LockedNotice lock={lock} />
          {words && !problem.field && (
            <Notice tone="error" role="alert">
              {words}
            </Notice>
          )}
          {FIELDS.map(([name, label, autoComplete]) => (
            <Field key={name} label={text(label)} required error={errorOf(name)}>
              <PasswordInput
                name={name}
                showLabel={text('password.show')}
                hideLabel={text('password.hide')}
                autoComplete={autoComplete}
                {...(name === 'password' ? { 'data-autofocus': '' } : { inputMode: 'numeric' })}
                value={values[name]}
                onChange={({ target }) => change(name, target.value)}
              />
            </Field>
          ))}
          <Button
            type="submit"
            tone="primary"
            block
            loading={state.status === 'pending'}
            disabled={lock !== undefined}
          >
            {text('save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

function check({ password, digits, again }: typeof EMPTY): Partial<Record<FieldName, MessageId>> {
  return {
    ...(password === '' && { password: 'err.passwordBlank' }),
    ...((digits === '' || checkWithdrawPassword(digits)) && { digits: 'err.digits' }),
    ...(readDigits(digits) !== readDigits(again) && { again: 'err.again' }),
  };
}
