import { useListedTime, useListPage, useMoney } from '@tessera/kit';
import { AsOf, RowsSkeleton, SiteZone } from '@tessera/kit/pages';
import { DataTable, Pager, Text } from '@tessera/ui';
import { agentSettlementBets } from '@tessera/wire';
import { useState } from 'react';
import { PageFailure } from '../frame/PageFailure.tsx';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';

interface MemberBetsProps {
  /** The settlement's. */
  readonly id: number;
  readonly memberId: number;
  readonly currency: string;
}

const CODES = { '101': 'settlement.gone', '102': 'downline.notFound' } as const;
const ROWS = 20;

/** The bets of one member in a settlement, latest first. */
export function MemberBets({ id, memberId, currency }: MemberBetsProps) {
  const text = useText();
  const money = useMoney();
  const listed = useListedTime();
  const [page, setPage] = useState(1);
  const answer = useListPage(agentSettlementBets, { id, memberId, page, count: ROWS });
  if (answer.isPending) return <RowsSkeleton rows={3} />;
  if (isGone(answer)) return <PageFailure answer={answer} codes={CODES} />;
  const { list, totalCount } = answer.data;
  const pageCount = Math.ceil(totalCount / ROWS);
  if (totalCount === 0) return <Text tone="muted">{text('settlement.noBets')}</Text>;
  return (
    <>
      <AsOf answer={answer} />
      <DataTable
        caption={text('settlement.bets')}
        rows={list}
        rowKey={({ roundId, closedAt }) => `${roundId} ${closedAt}`}
        columns={[
          {
            id: 'game',
            header: text('settlement.game'),
            cell: ({ gameName, gpName }) => `${gameName} · ${gpName}`,
            card: 'what',
          },
          {
            id: 'time',
            header: text('transfer.time'),
            cell: ({ closedAt }) => listed(closedAt),
            card: 'when',
          },
          {
            id: 'turnover',
            header: text('figure.turnover'),
            cell: ({ turnover }) => money(turnover, currency),
            align: 'end',
            card: 'amount',
          },
          {
            id: 'payout',
            header: text('figure.payouts'),
            cell: ({ payout }) => money(payout, currency),
            align: 'end',
            card: 'state',
          },
        ]}
      />
      <Pager
        label={text('pager.label')}
        page={page}
        pageCount={pageCount}
        position={text('pager.position', { page, count: pageCount })}
        previousLabel={text('pager.previous')}
        nextLabel={text('pager.next')}
        busy={answer.isPlaceholderData}
        onPage={setPage}
      />
      <SiteZone />
    </>
  );
}
