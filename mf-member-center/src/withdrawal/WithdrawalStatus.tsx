import { useMoney } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { AsOf, isLost, RowsSkeleton } from '@tessera/kit/pages';
import { Button, Cluster, Stack, Text } from '@tessera/ui';
import { withdrawalCancel, withdrawalDetail, withdrawalList, withdrawalTerms } from '@tessera/wire';
import { CancelOrder } from '../cashier/CancelOrder.tsx';
import { OrderFailure } from '../cashier/OrderFailure.tsx';
import { OrderPanel } from '../cashier/OrderPanel.tsx';
import { useLiveWithdrawal } from '../cashier/use-live-order.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { CANCEL_TEXTS } from './withdrawal.codes.ts';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';

interface WithdrawalStatusProps {
  readonly orderNumber: string;
  readonly onAnother: () => void;
}

/** How far a withdrawal is, followed live. */
export function WithdrawalStatus({ orderNumber, onAnother }: WithdrawalStatusProps) {
  const text = useText();
  const money = useMoney();
  const answer = useLiveWithdrawal(orderNumber);
  if (answer.isPending) return <RowsSkeleton rows={4} />;
  if (isLost(answer)) {
    return (
      <OrderFailure error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  }
  const { detail, isCancellable } = answer.data;
  const { amount, currency, bankName, accountNumber } = detail;
  return (
    <OrderPanel title={`${money(amount, currency)} · ${bankName} ${accountNumber}`}>
      <Stack gap={24}>
        <AsOf answer={answer} />
        <WithdrawalTimeline answer={answer.data} />
        <Text size={12} tone="muted">
          {text('payment.order')}: {detail.orderNumber}
        </Text>
        {isCancellable === 1 && <CancelWithdrawal orderNumber={detail.orderNumber} />}
        <EvidenceFiles answer={answer.data} />
        <Cluster>
          <Button onClick={onAnother}>{text('withdrawal.another')}</Button>
        </Cluster>
      </Stack>
    </OrderPanel>
  );
}

/** Reads that show the order. */
const READS = [withdrawalDetail, withdrawalList, withdrawalTerms];

function CancelWithdrawal({ orderNumber }: { readonly orderNumber: string }) {
  const text = useText();
  const { state, error, submit } = useIntent(withdrawalCancel, { about: orderNumber });
  const problem = error === undefined ? undefined : problemOf(error, CANCEL_TEXTS, FAILURE_TEXTS);
  return (
    <CancelOrder
      label={text('withdrawal.cancel')}
      problem={problem && formatWording(text, problem.wording)}
      pending={state.status === 'pending'}
      cancel={() => submit({ orderNumber })}
      reads={READS}
    />
  );
}
