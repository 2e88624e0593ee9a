import { useListPage } from '@tessera/kit';
import { pageIn, useAddress } from '@tessera/kit/address';
import { AsOf, isLost, ListPager, PageFailure, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { ChoiceFilter, FilterBar } from '@tessera/ui';
import { recommendRecords } from '@tessera/wire';
import { DaysFilter } from '../frame/DaysFilter.tsx';
import type { PageProps } from '../frame/page.ts';
import { useDays } from '../frame/use-days.ts';
import { useText } from '../text.ts';
import { NoFriends } from './NoFriends.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RecordTotals } from './RecordTotals.tsx';

const PER_PAGE = 20;

/** The friends whom the member has introduced, and the rewards (spec §2 RecommendRecord). */
export default function RecommendRecordPage({ member }: PageProps) {
  const text = useText();
  const { values, change } = useAddress(['state', 'from', 'to', 'p']);
  const state = values.state === 'pending' || values.state === 'rewarded' ? values.state : undefined;
  const days = useDays();
  const answer = useListPage(recommendRecords, {
    ...days,
    ...(state && { state }),
    page: pageIn(values.p),
    count: PER_PAGE,
  });
  return (
    <>
      <PageHead
        title={text('records.title')}
        tools={
          <FilterBar label={text('filter.label')}>
            <ChoiceFilter
              label={text('records.state')}
              options={[
                { id: 'pending', label: text('records.pending') },
                { id: 'rewarded', label: text('records.rewarded') },
              ]}
              value={state ?? ''}
              onChange={(chosen) => change({ state: chosen, p: '' })}
              removeLabel={text('filter.remove', { name: text('records.state') })}
            />
            <DaysFilter label={text('records.registered')} />
          </FilterBar>
        }
      />
      {answer.isPending ? (
        <RowsSkeleton rows={8} />
      ) : isLost(answer) ? (
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : answer.data.totalCount === 0 ? (
        <NoFriends isFiltered={state !== undefined || Boolean(values.from || values.to)} />
      ) : (
        <>
          <AsOf answer={answer} />
          <RecordTotals records={answer.data} currency={member.currency} />
          <RecordTable rows={answer.data.list} currency={member.currency} />
          <ListPager totalCount={answer.data.totalCount} perPage={PER_PAGE} busy={answer.isPlaceholderData} />
        </>
      )}
    </>
  );
}
