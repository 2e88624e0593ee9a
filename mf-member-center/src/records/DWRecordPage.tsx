import { useListPage, useName } from '@tessera/kit';
import { oneOf } from '@tessera/kit/address';
import { PageHead, useMissingCalls } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import {
  ButtonLink,
  DescriptionList,
  FilterBar,
  Stack,
  Tag,
  type DataColumn,
  type TagProps,
} from '@tessera/ui';
import { paymentRecords, type PaymentRecord } from '@tessera/wire';
import { DaysFilter } from '../frame/DaysFilter.tsx';
import type { PageProps } from '../frame/page.ts';
import { groupsFor } from '../frame/pages.ts';
import { useFacts } from '../frame/use-facts.ts';
import { useText } from '../text.ts';
import { RecordChoice } from './RecordChoice.tsx';
import { RecordList } from './RecordList.tsx';
import { Reference } from './Reference.tsx';
import { useFilters } from './use-filters.ts';
import { useWords } from './use-words.tsx';

const KINDS = ['deposit', 'withdrawal'] as const satisfies readonly PaymentRecord['kind'][];
const TONES = {
  pending: 'info',
  paid: 'positive',
  approved: 'positive',
  failed: 'negative',
  rejected: 'negative',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<PaymentRecord['status'], TagProps['tone']>;
const STATES = Object.keys(TONES) as PaymentRecord['status'][];

/** The page that follows an order. */
const PAGES = { deposit: 'Deposit', withdrawal: 'Withdrawal' } as const satisfies Record<
  PaymentRecord['kind'],
  string
>;

/** Deposits and withdrawals together (spec §2 Member centre: DWRecord). */
export default function DWRecordPage({ member }: PageProps) {
  const text = useText();
  const filters = useFilters();
  const words = useWords(member.currency);
  const nameOf = useName();
  const shown = groupsFor(useFacts(member), useMissingCalls()).flatMap(({ pages }) => pages);
  const { kind, state } = filters.values;
  const chosen = { kind: oneOf(KINDS, kind), status: oneOf(STATES, state) };
  const answer = useListPage(paymentRecords, { ...filters.selection, ...chosen });
  const columns: readonly DataColumn<PaymentRecord>[] = [
    {
      id: 'at',
      header: text('history.time'),
      cell: ({ createdAt }) => words.listed(createdAt),
      card: 'when',
    },
    { id: 'kind', header: text('filter.kind'), cell: (row) => text(`payment.${row.kind}`), card: 'what' },
    { id: 'way', header: text('payment.way'), cell: ({ way }) => nameOf(way) },
    {
      id: 'amount',
      header: text('wallet.amount'),
      cell: ({ amount }) => words.money(amount),
      align: 'end',
      card: 'amount',
    },
    {
      id: 'state',
      header: text('filter.state'),
      cell: ({ status }) => <Tag tone={TONES[status]}>{text(`payment.${status}`)}</Tag>,
      card: 'state',
    },
  ];
  const tools = (
    <FilterBar label={text('filter.label')}>
      <DaysFilter label={text('history.date')} />
      <RecordChoice
        filters={filters}
        name="kind"
        label={text('filter.kind')}
        options={KINDS.map((id) => ({ id, label: text(`payment.${id}`) }))}
      />
      <RecordChoice
        filters={filters}
        name="state"
        label={text('filter.state')}
        options={STATES.map((id) => ({ id, label: text(`payment.${id}`) }))}
      />
    </FilterBar>
  );
  return (
    <>
      <PageHead title={text('dwrecord.title')} tools={tools} />
      <Stack gap={16}>
        <RecordList
          answer={answer}
          filters={filters}
          caption={text('dwrecord.title')}
          columns={columns}
          rowKey={({ orderNumber }) => orderNumber}
          detail={{
            label: (row) => text('history.details', { name: row.orderNumber }),
            content: (row) => (
              <PaymentDetail payment={row} isFollowed={shown.some(({ name }) => name === PAGES[row.kind])} />
            ),
          }}
          totals={({ depositTotal, withdrawalTotal }) => [
            { label: text('payment.deposited'), value: words.money(depositTotal) },
            { label: text('payment.withdrawn'), value: words.money(withdrawalTotal) },
          ]}
          exported={{ what: 'payments', ...filters.days, ...chosen }}
          emptyText={text('payment.empty')}
        />
      </Stack>
    </>
  );
}

interface PaymentDetailProps {
  readonly payment: PaymentRecord;
  /** Whether the site has the page that follows it. */
  readonly isFollowed: boolean;
}

function PaymentDetail({ payment, isFollowed }: PaymentDetailProps) {
  const text = useText();
  const words = useWords(payment.currency);
  const nameOf = useName();
  const order = usePlace(`/user/${PAGES[payment.kind]}?order=${encodeURIComponent(payment.orderNumber)}`);
  return (
    <Stack gap={16}>
      <DescriptionList
        layout="columns"
        items={[
          {
            id: 'order',
            label: text('payment.order'),
            isWide: true,
            value: <Reference value={payment.orderNumber} label={text('payment.order')} />,
          },
          { id: 'way', label: text('payment.way'), value: nameOf(payment.way) },
          ...(payment.closedAt === null
            ? []
            : [{ id: 'closed', label: text('bet.closedAt'), value: words.listed(payment.closedAt) }]),
        ]}
      />
      {isFollowed && (
        <div>
          <ButtonLink size="sm" {...order}>
            {text('payment.progress')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
