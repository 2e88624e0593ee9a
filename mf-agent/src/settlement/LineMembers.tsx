import { useListPage, useMoney, useScope } from '@tessera/kit';
import { AsOf, RowsSkeleton } from '@tessera/kit/pages';
import { DataTable, DescriptionList, Pager, Stack } from '@tessera/ui';
import { agentSettlementMembers, type AnswerOf } from '@tessera/wire';
import { useState } from 'react';
import { PageFailure } from '../frame/PageFailure.tsx';
import { isGone } from '../frame/stale.ts';
import { useText, type MessageId } from '../text.ts';
import { MemberBets } from './MemberBets.tsx';

export interface LineProps {
  /** The settlement's. */
  readonly id: number;
  readonly level: number;
  readonly currency: string;
}

type Member = AnswerOf<typeof agentSettlementMembers>['list'][number];

const CODES = { '101': 'settlement.gone' } as const;
const ROWS = 20;

/** What a line of a settlement is made of: bonuses by kind, and the members with their bets. */
export default function LineMembers({ id, level, currency }: LineProps) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const [page, setPage] = useState(1);
  const answer = useListPage(agentSettlementMembers, { id, level, page, count: ROWS });
  if (answer.isPending) return <RowsSkeleton rows={3} />;
  if (isGone(answer)) return <PageFailure answer={answer} codes={CODES} />;
  const { list, totalCount, bonuses } = answer.data;
  const pageCount = Math.ceil(totalCount / ROWS);
  return (
    <Stack gap={16}>
      <AsOf answer={answer} />
      {bonuses.length > 0 && (
        <DescriptionList
          layout="columns"
          items={bonuses.map(({ kind, amount }) => ({
            id: kind,
            label: text(bonusName(kind)),
            value: money(amount, currency),
          }))}
        />
      )}
      <DataTable
        caption={text('downline.members')}
        rows={list}
        rowKey={(member) => member.id}
        columns={[
          { id: 'account', header: text('search.account'), cell: ({ account }) => account, card: 'what' },
          {
            id: 'rounds',
            header: text('settlement.rounds'),
            cell: ({ rounds }) => intl.formatNumber(rounds),
            align: 'end',
            card: 'when',
          },
          ...(['turnover', 'payouts', 'bonuses', 'netRevenue'] as const).map((name) => ({
            id: name,
            header: text(`figure.${name}`),
            cell: (row: Member) => money(row[name], currency),
            align: 'end' as const,
            ...(name === 'netRevenue' && { card: 'amount' as const }),
          })),
        ]}
        detail={{
          label: ({ account }) => text('filter.details', { name: account }),
          content: (member) => <MemberBets id={id} memberId={member.id} currency={currency} />,
        }}
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
    </Stack>
  );
}

const BONUSES: Readonly<Record<string, MessageId>> = {
  sign_in: 'bonus.sign_in',
  red_envelope: 'bonus.red_envelope',
  roulette_prize: 'bonus.roulette_prize',
  recommendation: 'bonus.recommendation',
  bonus: 'bonus.bonus',
  mission: 'bonus.mission',
};
const bonusName = (kind: string): MessageId => BONUSES[kind] ?? 'bonus.other';
