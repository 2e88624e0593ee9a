import { useListPage } from '@tessera/kit';
import { oneOf, pageIn, useAddress } from '@tessera/kit/address';
import { AddressChoice, AsOf, ListPager, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { EmptyState, FilterBar, Notice, Stack } from '@tessera/ui';
import { agentSettlements } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { PageFailure } from '../frame/PageFailure.tsx';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';
import { Estimate } from './Estimate.tsx';
import { SettlementTable } from './SettlementTable.tsx';

const STATES = ['paid', 'carried', 'nothing'] as const;
const ROWS_PER_PAGE = 20;

/** The agent's statements, week by week (spec §2 PerformanceSettlement). */
export default function PerformanceSettlementPage(_props: PageProps) {
  const text = useText();
  const { values } = useAddress(['state', 'p']);
  const state = oneOf(STATES, values.state);
  const answer = useListPage(agentSettlements, {
    page: pageIn(values.p),
    count: ROWS_PER_PAGE,
    ...(state && { state }),
  });
  return (
    <>
      <PageHead
        title={text('settlement.title')}
        lead={text('settlement.description')}
        tools={
          <FilterBar label={text('filter.label')}>
            <AddressChoice
              name="state"
              label={text('promotion.state')}
              options={STATES.map((id) => ({ id, label: text(`settlement.state.${id}`) }))}
            />
          </FilterBar>
        }
      />
      {!values.state && <Estimate />}
      {answer.isPending ? (
        <RowsSkeleton rows={8} />
      ) : isGone(answer) ? (
        <PageFailure answer={answer} />
      ) : answer.data.totalCount === 0 ? (
        <EmptyState title={text(state ? 'filter.none' : 'settlement.empty')} />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          <SettlementTable rows={answer.data.list} />
          <ListPager
            totalCount={answer.data.totalCount}
            perPage={ROWS_PER_PAGE}
            busy={answer.isPlaceholderData}
          />
          <Notice tone="info">{text('settlement.carryRule')}</Notice>
        </Stack>
      )}
    </>
  );
}
