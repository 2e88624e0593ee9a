import { useListedTime, useListPage } from '@tessera/kit';
import { pageIn, useAddress } from '@tessera/kit/address';
import { AsOf, isLost, PageFailure, RowsSkeleton, SiteZone } from '@tessera/kit/pages';
import { DataTable, EmptyState, Pager, Panel, Tag, Text, type DataColumn } from '@tessera/ui';
import { loginHistory, type AnswerOf } from '@tessera/wire';
import { useText } from '../text.ts';
import { deviceName } from './device-name.ts';

type Login = AnswerOf<typeof loginHistory>['list'][number];

const PER_PAGE = 10;
const TONES = { succeeded: 'positive', second_step: 'neutral' } as const;

/** Logins with their results, a page at a time. */
export function LoginsPanel() {
  const text = useText();
  const listed = useListedTime();
  const { values, change } = useAddress(['logins']);
  const page = pageIn(values.logins);
  const answer = useListPage(loginHistory, { page, count: PER_PAGE });
  const columns: DataColumn<Login>[] = [
    {
      id: 'at',
      header: text('logins.at'),
      cell: ({ at }) => listed(at),
    },
    {
      id: 'result',
      header: text('logins.result'),
      cell: ({ result }) => (
        <Tag tone={(TONES as Partial<Record<string, 'positive' | 'neutral'>>)[result] ?? 'negative'}>
          {text(`logins.${result}`)}
        </Tag>
      ),
    },
    {
      id: 'device',
      header: text('logins.device'),
      cell: (login) => deviceName(login) || text('sessions.unknown'),
    },
    { id: 'network', header: text('logins.network'), cell: ({ network }) => network },
  ];
  if (answer.isPending && page === 1) return <RowsSkeleton rows={5} />;
  const pageCount = Math.max(page, Math.ceil((answer.data?.totalCount ?? 0) / PER_PAGE));
  return (
    <Panel title={text('logins.title')}>
      <AsOf answer={answer} />
      {answer.isPending ? (
        <RowsSkeleton rows={5} />
      ) : isLost(answer) ? (
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : answer.data.list.length === 0 ? (
        <EmptyState title={text('logins.empty')} text={text('logins.kept')} />
      ) : (
        <>
          <DataTable
            caption={text('logins.title')}
            columns={columns}
            rows={answer.data.list}
            rowKey={({ id }) => id}
          />
          <Text size={12} tone="muted">
            {text('logins.kept')}
          </Text>
          <SiteZone />
        </>
      )}
      <Pager
        label={text('logins.title')}
        page={page}
        pageCount={pageCount}
        position={text('pager.position', { page, count: pageCount })}
        previousLabel={text('pager.previous')}
        nextLabel={text('pager.next')}
        busy={answer.isPlaceholderData}
        onPage={(next) => change({ logins: next === 1 ? '' : String(next) })}
      />
    </Panel>
  );
}
