import { useScope } from '@tessera/kit';
import { DataTable } from '@tessera/ui';
import type { recommendMemberSearch } from '@tessera/wire';
import { type AnswerOf } from '@tessera/wire';
import { useText } from '../text.ts';
import { StateTag } from './StateTag.tsx';

interface FriendTableProps {
  readonly rows: AnswerOf<typeof recommendMemberSearch>['list'];
}

/** The friends that were found. */
export function FriendTable({ rows }: FriendTableProps) {
  const text = useText();
  const { intl } = useScope();
  const day = (value: string) => intl.formatDate(value, { dateStyle: 'medium' });
  return (
    <DataTable
      caption={text('search.title')}
      rows={rows}
      rowKey={(row) => `${row.memberAccount} ${row.registeredAt}`}
      columns={[
        { id: 'member', header: text('records.member'), cell: (row) => row.memberAccount, card: 'what' },
        {
          id: 'registered',
          header: text('records.registered'),
          cell: (row) => day(row.registeredAt),
          card: 'when',
        },
        {
          id: 'state',
          header: text('records.state'),
          cell: (row) => <StateTag state={row.state} />,
          align: 'end',
          card: 'state',
        },
      ]}
    />
  );
}
