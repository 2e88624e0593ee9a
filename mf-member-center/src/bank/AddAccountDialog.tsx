import { Button, Dialog, Field, Notice, PasswordInput, Stack, TextInput, useFocusOnError } from '@tessera/ui';
import type { FormEvent } from 'react';
import { LockedNotice } from '../LockedNotice.tsx';
import { useText, type MessageId } from '../text.ts';
import type { BankField } from './bank.codes.ts';
import { maskName, type BankFormat } from './bank.rules.ts';
import { useAddAccount } from './use-add-account.ts';

interface AddAccountDialogProps {
  readonly format: BankFormat;
  readonly holderName: string | null;
  readonly onClose: () => void;
}

interface FieldSpec {
  readonly name: BankField;
  readonly label: MessageId;
  readonly inputMode?: 'numeric';
}

const BRANCHES = {
  routing: 'bank.routing',
  ifsc: 'bank.ifsc',
  branch: 'bank.branch',
  agency: 'bank.agency',
} as const satisfies Record<string, MessageId>;

/** Adds a bank account of the member's own. */
export function AddAccountDialog({ format, holderName, onClose }: AddAccountDialogProps) {
  const text = useText();
  const add = useAddAccount({ format, holderName, onDone: onClose });
  const form = useFocusOnError(add.failures);
  const fields: readonly FieldSpec[] = [
    { name: 'bankName', label: 'bank.name' },
    ...(holderName === null ? [{ name: 'holderName', label: 'bank.holder' } as const] : []),
    { name: 'accountNumber', label: 'bank.number', inputMode: 'numeric' },
    ...(format.branch ? [{ name: 'branchCode', label: BRANCHES[format.branch.kind] } as const] : []),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add.submit();
  };
  // The holder's field is missing where the name is known, so its error belongs to the whole form.
  const problem = add.problem ?? (holderName === null ? undefined : add.errorOf('holderName'));
  return (
    <Dialog open onClose={onClose} title={text('bank.add')} closeLabel={text('close')}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <LockedNotice lock={add.lock} />
          {problem && (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          )}
          {holderName !== null && (
            <Notice tone="info">
              {text('bank.holder')}: {maskName(holderName)}
            </Notice>
          )}
          {fields.map(({ name, label, inputMode }, index) => (
            <Field key={name} label={text(label)} required error={add.errorOf(name)}>
              <TextInput
                name={name}
                autoComplete="off"
                {...(inputMode && { inputMode })}
                {...(index === 0 && { 'data-autofocus': '' })}
                value={add.values[name]}
                onChange={({ target }) => add.edit(name, target.value)}
              />
            </Field>
          ))}
          <Field
            label={text('info.withdrawPassword')}
            required
            help={text('withdraw.digits')}
            error={add.errorOf('withdrawPassword')}
          >
            <PasswordInput
              name="withdrawPassword"
              showLabel={text('password.show')}
              hideLabel={text('password.hide')}
              autoComplete="off"
              inputMode="numeric"
              value={add.values.withdrawPassword}
              onChange={({ target }) => add.edit('withdrawPassword', target.value)}
            />
          </Field>
          <Button
            type="submit"
            tone="primary"
            block
            loading={add.isPending}
            disabled={add.lock !== undefined}
          >
            {text('bank.add')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
