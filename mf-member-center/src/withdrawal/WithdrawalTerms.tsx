import type { Member } from '@tessera/contracts';
import { useAnswer, useMoney, useSession } from '@tessera/kit';
import { AsOf, isLost, PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import { ButtonLink, EmptyState, Notice, Stack } from '@tessera/ui';
import { bankAccountList, withdrawalTerms } from '@tessera/wire';
import { DigitsFirst } from '../cashier/DigitsFirst.tsx';
import { useText } from '../text.ts';
import { TermsPanel } from './TermsPanel.tsx';
import { obstacleOf } from './withdrawal.rules.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

interface WithdrawalTermsProps {
  readonly member: Member;
  readonly onRequested: (orderNumber: string) => void;
}

/** The terms, and below them the form or what is missing for it. */
export function WithdrawalTerms({ member, onRequested }: WithdrawalTermsProps) {
  const text = useText();
  const session = useSession();
  const money = useMoney();
  const terms = useAnswer(withdrawalTerms, {});
  const accounts = useAnswer(bankAccountList, {});
  const bind = usePlace('/user/BindAccount');
  if (terms.isPending || accounts.isPending) return <RowsSkeleton />;
  const failed = isLost(terms) ? terms : isLost(accounts) ? accounts : undefined;
  if (failed || !terms.data || !accounts.data) {
    return (
      <PageFailure
        error={failed?.error}
        retrying={terms.isFetching || accounts.isFetching}
        onRetry={() => void Promise.all([terms.refetch(), accounts.refetch()])}
      />
    );
  }
  const { currency } = member;
  // The session's own balance: it changes between two answers.
  const balance = session.status === 'member' ? session.balance.amount : terms.data.cash;
  const obstacle = obstacleOf(terms.data, balance, currency);
  const { list } = accounts.data;
  return (
    <Stack gap={16}>
      <AsOf answer={terms.isError ? terms : accounts} />
      <TermsPanel terms={terms.data} balance={balance} currency={currency} />
      {list.length === 0 ? (
        <EmptyState
          title={text('bank.none')}
          text={text('withdrawal.noAccount')}
          action={
            <ButtonLink tone="primary" {...bind}>
              {text('bank.add')}
            </ButtonLink>
          }
        />
      ) : obstacle === 'cashier.noDigits' ? (
        <DigitsFirst />
      ) : obstacle ? (
        <Notice tone="warning">{text(obstacle, { amount: money(terms.data.amountLeft, currency) })}</Notice>
      ) : (
        <WithdrawalForm
          terms={terms.data}
          accounts={list}
          balance={balance}
          currency={currency}
          onRequested={onRequested}
        />
      )}
    </Stack>
  );
}
