import type { Member } from '@tessera/contracts';
import { useListPage } from '@tessera/kit';
import { idIn, oneOf } from '@tessera/kit/address';
import { useCatalogue } from '@tessera/kit/pages';
import { FilterBar, Stack, Tag, type DataColumn, type TagProps } from '@tessera/ui';
import { betRecords, type BetRecord } from '@tessera/wire';
import { DaysFilter } from '../frame/DaysFilter.tsx';
import { useText } from '../text.ts';
import { BetDetail } from './BetDetail.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import { RecordList } from './RecordList.tsx';
import { useFilters } from './use-filters.ts';
import { useWords } from './use-words.tsx';

const STATES = ['open', 'settled', 'cancelled'] as const satisfies readonly BetRecord['status'][];
const TONES = { open: 'info', settled: 'neutral', cancelled: 'negative' } as const satisfies Record<
  BetRecord['status'],
  TagProps['tone']
>;

/** The member's rounds for real money. */
export function BetRecords({ member }: { readonly member: Member }) {
  const text = useText();
  const filters = useFilters();
  const words = useWords(member.currency);
  const { halls, providers } = useCatalogue();
  const { provider, hall, state } = filters.values;
  const chosen = { gpId: idIn(provider), gtId: idIn(hall), status: oneOf(STATES, state) };
  const answer = useListPage(betRecords, { ...filters.selection, ...chosen });
  const stateOf = (status: BetRecord['status']) => text(`bet.${status}`);
  const columns: readonly DataColumn<BetRecord>[] = [
    { id: 'at', header: text('history.time'), cell: ({ openedAt }) => words.listed(openedAt), card: 'when' },
    { id: 'game', header: text('history.game'), cell: ({ gameName }) => gameName, card: 'what' },
    { id: 'gp', header: text('filter.provider'), cell: ({ gpName }) => gpName },
    { id: 'wager', header: text('bet.wager'), cell: ({ wager }) => words.money(wager), align: 'end' },
    {
      id: 'payout',
      header: text('bet.payout'),
      cell: ({ payout }) => (payout === null ? '–' : words.money(payout)),
      align: 'end',
    },
    {
      id: 'net',
      header: text('bet.net'),
      cell: ({ net }) => (net === null ? '–' : words.signed(net)),
      align: 'end',
      card: 'amount',
    },
    {
      id: 'state',
      header: text('filter.state'),
      cell: ({ status }) => <Tag tone={TONES[status]}>{stateOf(status)}</Tag>,
      card: 'state',
    },
  ];
  return (
    <Stack gap={16}>
      <FilterBar label={text('filter.label')}>
        <DaysFilter label={text('history.date')} />
        <RecordChoice filters={filters} name="hall" label={text('filter.hall')} options={halls} />
        <RecordChoice filters={filters} name="provider" label={text('filter.provider')} options={providers} />
        <RecordChoice
          filters={filters}
          name="state"
          label={text('filter.state')}
          options={STATES.map((id) => ({ id, label: stateOf(id) }))}
        />
      </FilterBar>
      <RecordList
        answer={answer}
        filters={filters}
        caption={text('history.bets')}
        columns={columns}
        rowKey={({ id }) => id}
        detail={{
          label: ({ gameName, openedAt }) =>
            text('history.details', { name: `${gameName}, ${words.listed(openedAt)}` }),
          content: (bet) => (
            <BetDetail
              bet={bet}
              currency={member.currency}
              hall={halls.find(({ id }) => id === String(bet.gtId))?.label}
            />
          ),
        }}
        totals={({ totals }) => [
          { label: text('bet.wager'), value: words.money(totals.wager) },
          { label: text('bet.payout'), value: words.money(totals.payout) },
          { label: text('bet.returned'), value: words.money(totals.returned) },
          { label: text('bet.net'), value: words.money(totals.net) },
        ]}
        exported={{ what: 'bets', ...filters.days, ...chosen }}
        emptyText={text('bet.empty')}
      />
    </Stack>
  );
}
