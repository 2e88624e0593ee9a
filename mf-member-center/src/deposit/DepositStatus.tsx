import { isDecimal } from '@tessera/domain';
import { lazily, useMoney, useName, useSite } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { AsOf, isLost, RowsSkeleton } from '@tessera/kit/pages';
import {
  Button,
  ButtonLink,
  Cluster,
  ExternalIcon,
  Notice,
  Stack,
  Text,
  Timeline,
  type TimelineStep,
} from '@tessera/ui';
import {
  depositCancel,
  depositDetail,
  depositList,
  depositMethods,
  type Deposit,
  type HeldPayment,
} from '@tessera/wire';
import { CancelOrder } from '../cashier/CancelOrder.tsx';
import { OrderFailure } from '../cashier/OrderFailure.tsx';
import { OrderPanel } from '../cashier/OrderPanel.tsx';
import { useLiveDeposit } from '../cashier/use-live-order.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { FirstDepositCard } from '../limits/FirstDepositCard.tsx';
import { useWords } from '../records/use-words.tsx';
import { formatWording, useText, type MessageId } from '../text.ts';
import { CANCEL_TEXTS } from './deposit.codes.ts';
import { TransferDetails } from './TransferDetails.tsx';

const QrCode = lazily(() => import('@tessera/ui/qr'));

/** Methods that are paid with an app on the phone. */
const PAID_BY_PHONE: readonly Deposit['methodKind'][] = ['e_wallet', 'crypto'];

const ENDS = {
  paid: { state: 'done', text: 'deposit.success' },
  failed: { state: 'failed', text: 'deposit.failedText' },
  cancelled: { state: 'ended', text: 'deposit.cancelledText' },
  expired: { state: 'ended', text: 'deposit.expiredText' },
} as const satisfies Record<
  Exclude<Deposit['status'], 'pending'>,
  { readonly state: TimelineStep['state']; readonly text: MessageId }
>;

interface DepositStatusProps {
  readonly orderNumber: string;
  /** The browser did not open the payment page. */
  readonly isBlocked: boolean;
  readonly onAnother: () => void;
}

/** How far a deposit is, followed live. */
export function DepositStatus({ orderNumber, isBlocked, onAnother }: DepositStatusProps) {
  const text = useText();
  const money = useMoney();
  const nameOf = useName();
  const answer = useLiveDeposit(orderNumber);
  if (answer.isPending) return <RowsSkeleton rows={4} />;
  if (isLost(answer)) {
    return (
      <OrderFailure error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  }
  const { detail, url, transfer, usualMinutes, held } = answer.data;
  const amount = money(detail.amount, detail.currency);
  return (
    <Stack gap={16}>
      <AsOf answer={answer} />
      <OrderPanel title={`${amount} · ${nameOf(detail.methodName)}`}>
        <Stack gap={24}>
          <DepositTimeline deposit={detail} amount={amount} isPayable={url !== null || transfer !== null} />
          {held.map((payment) => (
            <HeldNotice key={payment.id} payment={payment} />
          ))}
          {detail.status === 'pending' && url !== null && (
            <PaymentPage url={url} isBlocked={isBlocked} kind={detail.methodKind} />
          )}
          {detail.status === 'pending' && transfer && (
            <TransferDetails deposit={detail} transfer={transfer} usualMinutes={usualMinutes} />
          )}
          <Text size={12} tone="muted">
            {text('payment.order')}: {detail.orderNumber}
          </Text>
          {detail.status === 'pending' ? (
            <CancelDeposit orderNumber={detail.orderNumber} />
          ) : (
            <Cluster>
              <Button tone={detail.status === 'paid' ? 'secondary' : 'primary'} onClick={onAnother}>
                {text('deposit.another')}
              </Button>
            </Cluster>
          )}
        </Stack>
      </OrderPanel>
      {detail.status === 'paid' && <FirstDepositCard />}
    </Stack>
  );
}

/** Says of a payment that waits for the operator that it is safe, and what the member can do. */
function HeldNotice({ payment }: { readonly payment: HeldPayment }) {
  const text = useText();
  const money = useMoney();
  const { amount, currency, reason } = payment;
  // A provider may name an amount that the currency does not have; it is not rounded.
  const words = isDecimal(amount, currency) ? money(amount, currency) : `${amount} ${currency}`;
  return (
    <Notice tone="warning">
      {text(reason === 'paid_twice' ? 'deposit.heldTwice' : 'deposit.heldOther', { amount: words })}
    </Notice>
  );
}

interface DepositTimelineProps {
  readonly deposit: Deposit;
  readonly amount: string;
  /** `false` once the time of an open order is over: then the platform asks what became of its payment. */
  readonly isPayable: boolean;
}

function DepositTimeline({ deposit, amount, isPayable }: DepositTimelineProps) {
  const text = useText();
  const words = useWords(deposit.currency);
  const { status, createdAt, expiresAt, closedAt } = deposit;
  const placed: TimelineStep = {
    id: 'placed',
    title: text('deposit.placed'),
    state: 'done',
    time: words.moment(createdAt),
  };
  if (status === 'pending') {
    const waiting: TimelineStep = {
      id: 'waiting',
      title: text(isPayable ? 'deposit.waiting' : 'deposit.checking'),
      state: 'current',
      text: isPayable
        ? text('deposit.until', { time: words.moment(expiresAt) })
        : text('deposit.checkingText'),
    };
    return <Timeline label={text('payment.deposit')} steps={[placed, waiting]} />;
  }
  const end: TimelineStep = {
    id: status,
    title: text(`payment.${status}`),
    state: ENDS[status].state,
    text: text(ENDS[status].text, { amount }),
    ...(closedAt !== null && { time: words.moment(closedAt) }),
  };
  return <Timeline label={text('payment.deposit')} steps={[placed, end]} />;
}

interface PaymentPageProps {
  readonly url: string;
  readonly isBlocked: boolean;
  readonly kind: Deposit['methodKind'];
}

/** The way back to the payment page: its window may have been blocked or closed. */
function PaymentPage({ url, isBlocked, kind }: PaymentPageProps) {
  const text = useText();
  const isDesktop = useSite().device === 'desktop';
  return (
    <Stack gap={16}>
      {isBlocked && <Notice tone="warning">{text('deposit.blocked')}</Notice>}
      {isDesktop && PAID_BY_PHONE.includes(kind) && (
        <Stack gap={8}>
          <QrCode content={url} label={text('deposit.qr')} />
          <Text size={14} tone="muted">
            {text('deposit.qr')}
          </Text>
        </Stack>
      )}
      <Cluster>
        <ButtonLink
          tone="primary"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          iconEnd={<ExternalIcon size={18} />}
        >
          {text('deposit.open')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

/** Reads that show the order. */
const READS = [depositDetail, depositList, depositMethods];

function CancelDeposit({ orderNumber }: { readonly orderNumber: string }) {
  const text = useText();
  const { state, error, submit } = useIntent(depositCancel, { about: orderNumber });
  const problem = error === undefined ? undefined : problemOf(error, CANCEL_TEXTS, FAILURE_TEXTS);
  return (
    <CancelOrder
      label={text('deposit.cancel')}
      problem={problem && formatWording(text, problem.wording)}
      pending={state.status === 'pending'}
      cancel={() => submit({ orderNumber })}
      reads={READS}
    />
  );
}
