import type { CurrencyCode } from '@tessera/contracts';
import { useListPage, useMoney, useSiteTime } from '@tessera/kit';
import { DataTable, EmptyState, Pager, Panel, type DataColumn } from '@tessera/ui';
import { responsibleHistory, type AnswerOf } from '@tessera/wire';
import { useState } from 'react';
import { AsOf, isLost, PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import { useText } from '../text.ts';

type Change = AnswerOf<typeof responsibleHistory>['list'][number];

const PER_PAGE = 10;

/** Every change of limits, breaks and reality checks, the latest first. */
export function HistoryPanel({ currency }: { readonly currency: CurrencyCode }) {
  const text = useText();
  const when = useSiteTime();
  const valueOf = useValue(currency);
  const [page, setPage] = useState(1);
  const answer = useListPage(responsibleHistory, { page, count: PER_PAGE });
  const columns: DataColumn<Change>[] = [
    { id: 'at', header: text('logins.at'), cell: ({ at }) => when(at) },
    {
      id: 'what',
      header: text('breaks.what'),
      cell: ({ subject, limit, by }) => {
        const names = limit && {
          kind: text(`limits.${limit.kind}`),
          period: text(`limits.${limit.period}`),
        };
        const what = text(`breaks.did_${subject}`, names ?? {});
        return by === 'operator' ? `${what} (${text('breaks.by_operator')})` : what;
      },
    },
    { id: 'before', header: text('breaks.before'), cell: (change) => valueOf(change, change.before) },
    { id: 'after', header: text('breaks.after'), cell: (change) => valueOf(change, change.after) },
  ];
  const pageCount = Math.max(page, Math.ceil((answer.data?.totalCount ?? 0) / PER_PAGE));
  return (
    <Panel title={text('breaks.history')}>
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
        <EmptyState title={text('breaks.noHistory')} />
      ) : (
        <DataTable
          caption={text('breaks.history')}
          columns={columns}
          rows={answer.data.list}
          rowKey={({ id }) => id}
        />
      )}
      <Pager
        label={text('breaks.history')}
        page={page}
        pageCount={pageCount}
        position={text('pager.position', { page, count: pageCount })}
        previousLabel={text('pager.previous')}
        nextLabel={text('pager.next')}
        busy={answer.isPlaceholderData}
        onPage={setPage}
      />
    </Panel>
  );
}

/** Returns a function that writes a value as its subject has it: an amount, minutes or an instant. */
function useValue(currency: CurrencyCode) {
  const text = useText();
  const money = useMoney();
  const when = useSiteTime();
  return ({ subject }: Change, value: string | null): string => {
    switch (subject) {
      case 'limit':
      case 'limit_cancelled':
        return value === null ? text('limits.none') : money(value, currency);
      case 'reality_check':
        return value === null || value === '0'
          ? text('breaks.off')
          : text('breaks.minutes', { minutes: value });
      default:
        if (value === 'permanent') return text('breaks.permanent');
        return value === null ? '–' : when(value);
    }
  };
}
