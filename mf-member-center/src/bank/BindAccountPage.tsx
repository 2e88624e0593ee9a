import { useAnswer } from '@tessera/kit';
import { AsOf, isLost, PageFailure, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { Button, EmptyState, Notice, PlusIcon, Stack } from '@tessera/ui';
import { bankAccountList, profile, type AnswerOf } from '@tessera/wire';
import { useState, type ReactNode } from 'react';
import { DigitsFirst } from '../cashier/DigitsFirst.tsx';
import { useText } from '../text.ts';
import { AccountRow } from './AccountRow.tsx';
import { AddAccountDialog } from './AddAccountDialog.tsx';

/** The accounts that money is paid out to (spec §2 Member centre: BindAccount). */
export default function BindAccountPage() {
  const text = useText();
  const answer = useAnswer(bankAccountList, {});
  const hasNoDigits = useAnswer(profile, {}).data?.isWithdrawPassword === 0;
  const [isAdding, setAdding] = useState(false);
  const accounts = answer.data;
  const canAdd = accounts?.format && !hasNoDigits && accounts.list.length < accounts.limit;
  const add = canAdd && (
    <Button tone="primary" icon={<PlusIcon size={18} />} onClick={() => setAdding(true)}>
      {text('bank.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={text('bank.title')}
        lead={text('bank.description')}
        action={accounts?.list.length ? add : undefined}
      />
      {answer.isPending ? (
        <RowsSkeleton rows={3} />
      ) : isLost(answer) ? (
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          <Accounts accounts={answer.data} hasNoDigits={hasNoDigits} add={add} />
        </Stack>
      )}
      {isAdding && accounts?.format && (
        <AddAccountDialog
          format={accounts.format}
          holderName={accounts.holderName}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface AccountsProps {
  readonly accounts: AnswerOf<typeof bankAccountList>;
  readonly hasNoDigits: boolean;
  /** What adds one, where that is possible. */
  readonly add: ReactNode;
}

function Accounts({ accounts, hasNoDigits, add }: AccountsProps) {
  const text = useText();
  const { list, limit, format } = accounts;
  if (!format) return <EmptyState title={text('bank.noBanks')} />;
  return (
    <Stack gap={16}>
      {hasNoDigits && <DigitsFirst />}
      {list.length === 0 ? (
        <EmptyState title={text('bank.none')} text={text('withdrawal.noAccount')} action={add} />
      ) : (
        <>
          <Stack as="ul" gap={12}>
            {list.map((account) => (
              <AccountRow key={account.id} account={account} />
            ))}
          </Stack>
          {list.length >= limit && <Notice tone="info">{text('bank.full')}</Notice>}
        </>
      )}
    </Stack>
  );
}
