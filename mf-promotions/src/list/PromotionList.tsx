import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { oneOf, useAddress } from '@tessera/kit/address';
import { Button, ButtonLink, Chips, Cluster, EmptyState, Heading, media, space } from '@tessera/ui';
import { Failure } from '../promotion/Failure.tsx';
import { usePromotions } from '../promotion/promotions.queries.ts';
import { useLinkTo } from '../promotion/use-link-to.ts';
import { useText } from '../text.ts';
import { Cards } from './Cards.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { categoriesIn, type Category } from './categories.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${media.desktop} {
    gap: ${space[24]};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  margin-block-start: ${space[8]};
`;

/** Renders `/discount`: all promotions, or those of one category, which the address keeps (`?category=sport`). */
export default function PromotionList() {
  const text = useText();
  const answer = usePromotions();
  const { values, change } = useAddress(['category']);
  const choose = (category: Category | 'all') => change({ category: category === 'all' ? '' : category });
  return (
    <Page>
      <Head>
        <Heading level={1} size={28}>
          {text('list.title')}
        </Heading>
        <Elsewhere />
      </Head>
      {answer.isPending && <CardsSkeleton />}
      {answer.isLoadingError && (
        <Failure
          error={answer.error}
          title={text('list.failed')}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && <Filtered list={answer.data.list} chosen={values.category} onChoose={choose} />}
    </Page>
  );
}

/** What the site says in other places. */
function Elsewhere() {
  const text = useText();
  const linkTo = useLinkTo();
  const { offers } = useShell();
  return (
    <Cluster gap={8}>
      <ButtonLink size="sm" {...linkTo('/news')}>
        {text('news.title')}
      </ButtonLink>
      <Button size="sm" onClick={() => void offers.openDialog('mf-promotions:popUpHistory', {})}>
        {text('popup.history')}
      </Button>
    </Cluster>
  );
}

interface FilteredProps {
  readonly list: Parameters<typeof categoriesIn>[0];
  /** As the address has it, which may be anything. */
  readonly chosen: string;
  readonly onChoose: (category: Category | 'all') => void;
}

function Filtered({ list, chosen, onChoose }: FilteredProps) {
  const text = useText();
  if (list.length === 0) return <EmptyState title={text('list.empty')} text={text('list.emptyHint')} />;
  const categories = categoriesIn(list);
  // The chosen category may have become empty since.
  const shown = oneOf(categories, chosen) ?? 'all';
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
