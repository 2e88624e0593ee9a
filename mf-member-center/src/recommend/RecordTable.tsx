import { useMoney, useScope, useSiteTime } from '@tessera/kit';
import { DataTable, DescriptionList, type DataColumn } from '@tessera/ui';
import type { recommendRecords } from '@tessera/wire';
import { type AnswerOf } from '@tessera/wire';
import { useText } from '../text.ts';
import { StateTag } from './StateTag.tsx';

type Row = AnswerOf<typeof recommendRecords>['list'][number];

interface RecordTableProps {
  readonly rows: readonly Row[];
  readonly currency: string;
}

/** One row per friend; it opens why and when the reward was paid. */
export function RecordTable({ rows, currency }: RecordTableProps) {
  const text = useText();
  const { intl } = useScope();
  const money = useMoney();
  const columns: DataColumn<Row>[] = [
    { id: 'member', header: text('records.member'), cell: (row) => row.memberAccount, card: 'what' },
    {
      id: 'registered',
      header: text('records.registered'),
      cell: (row) => intl.formatDate(row.registeredAt, { dateStyle: 'medium' }),
      card: 'when',
    },
    {
      id: 'state',
      header: text('records.state'),
      cell: (row) => <StateTag state={row.state} />,
      card: 'state',
    },
    {
      id: 'reward',
      header: text('records.reward'),
      cell: (row) => (row.amount === null ? '–' : money(row.amount, currency)),
      align: 'end',
      card: 'amount',
    },
  ];
  return (
    <DataTable
      caption={text('records.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      detail={{
        label: (row) => text('records.details', { account: row.memberAccount }),
        content: (row) => <RecordDetail row={row} />,
      }}
    />
  );
}

function RecordDetail({ row }: { readonly row: Row }) {
  const text = useText();
  const moment = useSiteTime();
  return (
    <DescriptionList
      items={[
        { id: 'registered', label: text('records.registered'), value: moment(row.registeredAt) },
        {
          id: 'reason',
          label: text('records.reason'),
          value: row.reason === null ? text('records.waiting') : text(`records.${row.reason}`),
        },
        ...(row.level === null
          ? []
          : [
              {
                id: 'level',
                label: text('recommend.level'),
                value: text('recommend.levelName', { level: row.level }),
              },
            ]),
        ...(row.rewardedAt === null
          ? []
          : [{ id: 'rewarded', label: text('records.rewardedAt'), value: moment(row.rewardedAt) }]),
      ]}
    />
  );
}
