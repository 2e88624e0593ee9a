import { useListedTime, useListPage, useMoney } from '@tessera/kit';
import { pageIn, useAddress } from '@tessera/kit/address';
import { AsOf, ListPager, PageHead, RowsSkeleton, SiteZone, useLast } from '@tessera/kit/pages';
import { DataTable, EmptyState, Panel, Stack } from '@tessera/ui';
import { agentTransfers, type AnswerOf } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { PageFailure } from '../frame/PageFailure.tsx';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';
import { TransferForm } from './TransferForm.tsx';

const ROWS_PER_PAGE = 20;

/** Transfers to members of the downline (spec §2 Transfer). */
export default function TransferPage({ member }: PageProps) {
  const text = useText();
  const { values } = useAddress(['p']);
  const answer = useListPage(agentTransfers, { page: pageIn(values.p), count: ROWS_PER_PAGE });
  // Another page of the list leaves the form alone.
  const shown = useLast(answer.data);
  return (
    <>
      <PageHead title={text('transfer.title')} lead={text('transfer.description')} />
      {isGone(answer) && answer.isRefetchError ? (
        <PageFailure answer={answer} />
      ) : shown && member ? (
        <Stack gap={24}>
          <TransferForm agent={member} limits={shown.limits} />
          <Panel title={text('transfer.history')}>
            {answer.isLoadingError ? (
              <PageFailure answer={answer} />
            ) : (
              <Stack gap={16}>
                <AsOf answer={answer} />
                <History transfers={shown} currency={member.currency} busy={answer.isPlaceholderData} />
              </Stack>
            )}
          </Panel>
        </Stack>
      ) : answer.isError ? (
        <PageFailure answer={answer} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </>
  );
}

interface HistoryProps {
  readonly transfers: AnswerOf<typeof agentTransfers>;
  readonly currency: string;
  readonly busy: boolean;
}

function History({ transfers: { list, totalCount }, currency, busy }: HistoryProps) {
  const text = useText();
  const listed = useListedTime();
  const money = useMoney();
  if (totalCount === 0) return <EmptyState title={text('transfer.empty')} />;
  return (
    <>
      <DataTable
        caption={text('transfer.history')}
        rows={list}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'at',
            header: text('transfer.time'),
            cell: ({ createdAt }) => listed(createdAt),
            card: 'when',
          },
          {
            id: 'to',
            header: text('transfer.receiver'),
            cell: ({ account, memberId }) => `${account} (${memberId})`,
            card: 'what',
          },
          {
            id: 'id',
            header: text('transfer.reference'),
            cell: ({ id, reference }) => reference ?? id,
            align: 'end',
            card: 'state',
          },
          {
            id: 'amount',
            header: text('transfer.amount'),
            cell: ({ amount }) => money(amount, currency),
            align: 'end',
            card: 'amount',
          },
        ]}
      />
      <ListPager totalCount={totalCount} perPage={ROWS_PER_PAGE} busy={busy} />
      <SiteZone />
    </>
  );
}
