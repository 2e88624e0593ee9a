import { useAnswer, useScope } from '@tessera/kit';
import { pageIn, useAddress } from '@tessera/kit/address';
import { useKeptPlace } from '@tessera/kit/kept-place';
import { AccountSearch, AddressChoice, AsOf, ListPager, PageHead, RowsSkeleton } from '@tessera/kit/pages';
import { FilterBar, Stack, Tag } from '@tessera/ui';
import { agentLevelRename } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { PageFailure } from '../frame/PageFailure.tsx';
import { PeriodFilter } from '../frame/PeriodFilter.tsx';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';
import { ACTIVITIES, KINDS, ROWS_PER_PAGE, useDownline } from './downline.queries.ts';
import { DownlinePath } from './DownlinePath.tsx';
import { DownlineTree } from './DownlineTree.tsx';
import { NoMembers } from './NoMembers.tsx';
import { Overview } from './Overview.tsx';

const CODES = { '102': 'downline.notFound' } as const;

/** The downline as a tree; what a search or a filter finds are its first rows (spec §2 DownlineInfo). */
export default function DownlineInfoPage({ member }: PageProps) {
  const text = useText();
  const { intl } = useScope();
  useKeptPlace();
  const { values } = useAddress(['account', 'level', 'kind', 'activity', 'under', 'p']);
  const names = useAnswer(agentLevelRename, {});
  const { answer, parentId, isParentMissing, isFiltered } = useDownline();
  const ownLevel = names.data?.detail.find(({ agentLevel }) => agentLevel === member?.details?.agent.level);
  const levels = answer.data?.levels ?? [];
  const kinds = { member: text('downline.members'), agent: text('downline.agents') };
  return (
    <>
      <PageHead
        title={text('downline.title')}
        action={ownLevel && <Tag>{ownLevel.name}</Tag>}
        tools={
          <>
            <AccountSearch
              key={values.account}
              help={text('downline.searchHelp')}
              resets={['under', 'level']}
            />
            <FilterBar label={text('filter.label')}>
              <PeriodFilter />
              <AddressChoice
                name="level"
                label={text('figure.level')}
                options={[
                  ...levels.map(({ level, members }) => ({
                    id: String(level),
                    label: `${text('figure.levelName', { level })} (${intl.formatNumber(members)})`,
                  })),
                ]}
              />
              <AddressChoice
                name="kind"
                label={text('filter.kind')}
                options={KINDS.map((id) => ({ id, label: kinds[id] }))}
              />
              <AddressChoice
                name="activity"
                label={text('downline.activity')}
                options={ACTIVITIES.map((id) => ({ id, label: text(`downline.activity.${id}`) }))}
              />
            </FilterBar>
          </>
        }
      />
      <Stack gap={16}>
        {!isGone(answer) && <AsOf answer={answer} />}
        {!values.account && <DownlinePath id={parentId} />}
        {answer.isPending ? (
          <RowsSkeleton rows={8} />
        ) : isGone(answer) ? (
          <PageFailure answer={answer} codes={CODES} />
        ) : answer.data.totalCount === 0 || isParentMissing ? (
          <NoMembers isFiltered={isFiltered || isParentMissing} />
        ) : (
          <>
            {!isFiltered && parentId === undefined && <Overview />}
            <DownlineTree
              key={Object.values(values).join(' ')}
              rows={answer.data.list}
              before={(pageIn(values.p) - 1) * ROWS_PER_PAGE}
              totalCount={answer.data.totalCount}
            />
            <ListPager
              totalCount={answer.data.totalCount}
              perPage={ROWS_PER_PAGE}
              busy={answer.isPlaceholderData}
            />
          </>
        )}
      </Stack>
    </>
  );
}
