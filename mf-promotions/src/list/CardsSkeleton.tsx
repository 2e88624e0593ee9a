import styled from '@emotion/styled';
import { radius, Skeleton, space, TextSkeleton } from '@tessera/ui';
import { useText } from '../text.ts';
import { CardList } from './Cards.tsx';

const Art = styled(Skeleton)`
  aspect-ratio: 16 / 9;
  border-radius: ${radius[20]};
  margin-block-end: ${space[12]};
`;

/** Placeholder of the list. */
export function CardsSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('list.loading')}>
      <CardList as="div">
        {['lead', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((card) => (
          <div key={card} data-lead={card === 'lead' ? '' : undefined}>
            <Art />
            <TextSkeleton lines={2} />
          </div>
        ))}
      </CardList>
    </div>
  );
}
