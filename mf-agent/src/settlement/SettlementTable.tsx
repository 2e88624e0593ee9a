import { useMoney, useScope } from '@tessera/kit';
import { DataTable, Tag } from '@tessera/ui';
import type { AnswerOf, agentSettlements } from '@tessera/wire';
import { useText } from '../text.ts';
import { Statement } from './Statement.tsx';
import { useWeek } from './use-week.ts';

type Settlement = AnswerOf<typeof agentSettlements>['list'][number];

const TONES = { paid: 'positive', carried: 'negative', nothing: 'neutral' } as const;

/** The statements; each opens to its calculation. */
export function SettlementTable({ rows }: { readonly rows: readonly Settlement[] }) {
  const text = useText();
  const { intl } = useScope();
  const money = useMoney();
  const weekOf = useWeek();
  return (
    <DataTable
      caption={text('settlement.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'week', header: text('settlement.week'), cell: weekOf, card: 'what' },
        {
          id: 'net',
          header: text('figure.netRevenue'),
          cell: (row) => money(row.netRevenue, row.currency),
          align: 'end',
        },
        {
          id: 'earned',
          header: text('settlement.earned'),
          cell: (row) => money(row.earned, row.currency),
          align: 'end',
        },
        {
          id: 'paid',
          header: text('settlement.paid'),
          cell: (row) => money(row.paid, row.paidCurrency),
          align: 'end',
          card: 'amount',
        },
        {
          id: 'settled',
          header: text('settlement.settledAt'),
          cell: ({ settledAt }) => intl.formatDate(settledAt, { dateStyle: 'medium' }),
          card: 'when',
        },
        {
          id: 'state',
          header: text('promotion.state'),
          cell: ({ state }) => <Tag tone={TONES[state]}>{text(`settlement.state.${state}`)}</Tag>,
          card: 'state',
        },
      ]}
      detail={{
        label: (row) => text('filter.details', { name: weekOf(row) }),
        content: ({ id }) => <Statement id={id} />,
      }}
    />
  );
}
