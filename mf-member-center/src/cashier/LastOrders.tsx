import { useMoney } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { AsOf, isLost, PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import type { UseQueryResult } from '@tessera/kit/query';
import { Panel, Tag, Text, type TagProps } from '@tessera/ui';
import type { Deposit, PaymentRecord, Withdrawal } from '@tessera/wire';
import { useWords } from '../records/use-words.tsx';
import { useText } from '../text.ts';
import { OrderLink, Orders } from './cashier.styles.ts';

/** How many orders are beside a form. */
export const LAST_ORDERS = 5;

export const STATE_TONES = {
  pending: 'info',
  paid: 'positive',
  approved: 'positive',
  failed: 'negative',
  rejected: 'negative',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<PaymentRecord['status'], TagProps['tone']>;

interface LastOrdersProps<Order> {
  readonly title: string;
  readonly emptyText: string;
  readonly currency: string;
  readonly answer: UseQueryResult<{ readonly list: readonly Order[] }>;
  /** The method, or the bank. */
  readonly wayOf: (order: Order) => string;
}

/** The member's last orders; each leads to its state. */
export function LastOrders<Order extends Deposit | Withdrawal>(props: LastOrdersProps<Order>) {
  const { title, emptyText, currency, answer, wayOf } = props;
  const text = useText();
  const money = useMoney();
  const words = useWords(currency);
  const { searchWith } = useAddress(['order']);
  if (answer.isPending) return <RowsSkeleton rows={3} />;
  return (
    <Panel title={title}>
      <AsOf answer={answer} />
      {isLost(answer) ? (
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : answer.data.list.length === 0 ? (
        <Text size={14} tone="muted">
          {emptyText}
        </Text>
      ) : (
        <Orders>
          {answer.data.list.map((order) => (
            <li key={order.orderNumber}>
              <OrderLink to={searchWith({ order: order.orderNumber })}>
                <strong>{money(order.amount, order.currency)}</strong>
                <Tag tone={STATE_TONES[order.status]}>{text(`payment.${order.status}`)}</Tag>
                <small>
                  {wayOf(order)}, {words.moment(order.createdAt)}
                </small>
              </OrderLink>
            </li>
          ))}
        </Orders>
      )}
    </Panel>
  );
}
