import { keyOf, useScope, useShell } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Cluster, ConfirmDialog, Notice, Stack, Surface, Tag, Text } from '@tessera/ui';
import { bankAccountDefault, bankAccountList, bankAccountRemove, type BankAccount } from '@tessera/wire';
import { useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { DEFAULT_TEXTS, REMOVE_TEXTS } from './bank.codes.ts';
import { useRecordsOnly } from '../frame/use-records-only.ts';
import { maskName } from './bank.rules.ts';

/** One account: what it is, and what can be done with it. */
export function AccountRow({ account }: { readonly account: BankAccount }) {
  const text = useText();
  const { toast } = useShell();
  const { queries } = useScope();
  const isRecordsOnly = useRecordsOnly() === true;
  const [isAsking, setAsking] = useState(false);
  const about = account.id;
  const remove = useIntent(bankAccountRemove, { about });
  const makeDefault = useIntent(bankAccountDefault, { about });
  const name = `${account.bankName} ${account.accountNumber}`;
  const problem =
    remove.error !== undefined
      ? problemOf(remove.error, REMOVE_TEXTS, FAILURE_TEXTS)
      : makeDefault.error !== undefined
        ? problemOf(makeDefault.error, DEFAULT_TEXTS, FAILURE_TEXTS)
        : undefined;

  const refresh = () => void queries.invalidateQueries({ queryKey: keyOf(bankAccountList) });
  const removeIt = async () => {
    makeDefault.reset();
    const outcome = await remove.submit({ id: account.id });
    setAsking(false);
    if (outcome?.status === 'done') toast.show('success', text('bank.removed'));
    refresh();
  };
  const makeItDefault = async () => {
    remove.reset();
    await makeDefault.submit({ id: account.id });
    refresh();
  };
  return (
    <Surface as="li">
      <Stack gap={12}>
        <Cluster gap={8}>
          <Text as="strong">{name}</Text>
          {account.isDefault === 1 && <Tag tone="info">{text('bank.default')}</Tag>}
          <Tag tone={account.isVerified === 1 ? 'positive' : 'neutral'}>
            {text(account.isVerified === 1 ? 'bank.verified' : 'bank.unverified')}
          </Tag>
        </Cluster>
        <Text size={14} tone="muted">
          {[maskName(account.holderName), account.branchCode ?? []].flat().join(' · ')}
        </Text>
        {problem && (
          <Notice tone="error" role="alert">
            {formatWording(text, problem.wording)}
          </Notice>
        )}
        <Cluster gap={8}>
          {account.isDefault === 0 && (
            <Button
              aria-label={`${text('bank.makeDefault')}: ${name}`}
              loading={makeDefault.state.status === 'pending'}
              onClick={() => void makeItDefault()}
            >
              {text('bank.makeDefault')}
            </Button>
          )}
          {!isRecordsOnly && (
            <Button aria-label={`${text('edit.remove')}: ${name}`} onClick={() => setAsking(true)}>
              {text('edit.remove')}
            </Button>
          )}
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={text('bank.removeAsk')}
        tone="danger"
        confirmLabel={text('edit.remove')}
        cancelLabel={text('cancel')}
        closeLabel={text('close')}
        busy={remove.state.status === 'pending'}
        onConfirm={() => void removeIt()}
        onCancel={() => setAsking(false)}
      >
        {text('bank.removeText', { account: name })}
      </ConfirmDialog>
    </Surface>
  );
}
