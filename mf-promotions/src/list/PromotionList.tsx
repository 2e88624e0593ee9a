import styled from '@emotion/styled';
import { Chips, EmptyState, Heading, media, space } from '@tessera/ui';
import { useState } from 'react';
import { Failure } from '../promotion/Failure.tsx';
import { usePromotions } from '../promotion/promotions.queries.ts';
import { useText } from '../text.ts';
import { Cards } from './Cards.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { categoriesIn, type Category } from './categories.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  & > h1 {
    margin-block-start: ${space[8]};
  }
  ${media.desktop} {
    gap: ${space[24]};
  }
`;

/** Renders `/discount`: all promotions, or those of one category. */
export default function PromotionList() {
  const text = useText();
  const answer = usePromotions();
  const [chosen, setChosen] = useState<Category | 'all'>('all');
  return (
    <Page>
      <Heading level={1} size={28}>
        {text('list.title')}
      </Heading>
      {answer.isPending && <CardsSkeleton />}
      {answer.isError && (
        <Failure
          error={answer.error}
          title={text('list.failed')}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.isSuccess && <Filtered list={answer.data.list} chosen={chosen} onChoose={setChosen} />}
    </Page>
  );
}

interface FilteredProps {
  readonly list: Parameters<typeof categoriesIn>[0];
  readonly chosen: Category | 'all';
  readonly onChoose: (category: Category | 'all') => void;
}

function Filtered({ list, chosen, onChoose }: FilteredProps) {
  const text = useText();
  if (list.length === 0) return <EmptyState title={text('list.empty')} text={text('list.emptyHint')} />;
  const categories = categoriesIn(list);
  // The chosen category may have become empty since.
  const shown = chosen !== 'all' && categories.includes(chosen) ? chosen : 'all';
  return (
    <>
      {categories.length > 1 && (
        <Chips
          label={text('list.categories')}
          value={shown}
          items={(['all', ...categories] as const).map((id) => ({ id, label: text(`category.${id}`) }))}
          onSelect={onChoose}
        />
      )}
      <Cards promotions={list.filter(({ category }) => shown === 'all' || category === shown)} />
    </>
  );
}
