import { useListPage } from '@tessera/kit';
import { pageIn, useAddress } from '@tessera/kit/address';
import {
  AccountSearch,
  AsOf,
  isLost,
  ListPager,
  PageFailure,
  PageHead,
  RowsSkeleton,
} from '@tessera/kit/pages';
import { FilterBar } from '@tessera/ui';
import { recommendMemberSearch } from '@tessera/wire';
import { DaysFilter } from '../frame/DaysFilter.tsx';
import type { PageProps } from '../frame/page.ts';
import { useDays } from '../frame/use-days.ts';
import { useText } from '../text.ts';
import { FriendTable } from './FriendTable.tsx';
import { NoFriends } from './NoFriends.tsx';

const PER_PAGE = 20;

/** Finds introduced friends by the whole account (spec §2 RecommendMemberSearch). */
export default function RecommendMemberSearchPage(_props: PageProps) {
  const text = useText();
  const { values } = useAddress(['account', 'from', 'to', 'p']);
  const days = useDays();
  const answer = useListPage(recommendMemberSearch, {
    ...days,
    account: values.account.slice(0, 64),
    page: pageIn(values.p),
    count: PER_PAGE,
  });
  return (
    <>
      <PageHead
        title={text('search.title')}
        tools={
          <>
            <AccountSearch key={values.account} help={text('search.help')} />
            <FilterBar label={text('filter.label')}>
              <DaysFilter label={text('records.registered')} />
            </FilterBar>
          </>
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
        <NoFriends isFiltered={Boolean(values.account || values.from || values.to)} />
      ) : (
        <>
          <AsOf answer={answer} />
          <FriendTable rows={answer.data.list} />
          <ListPager totalCount={answer.data.totalCount} perPage={PER_PAGE} busy={answer.isPlaceholderData} />
        </>
      )}
    </>
  );
}
