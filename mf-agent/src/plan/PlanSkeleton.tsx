import styled from '@emotion/styled';
import { media, Skeleton, space, TextSkeleton } from '@tessera/ui';
import { useText } from '../text.ts';

const Head = styled.div`
  display: grid;
  gap: ${space[24]};
  max-inline-size: 640px;
  padding-block: ${space[48]};
`;

const Title = styled(Skeleton)`
  block-size: 56px;
`;

const Tiles = styled.div`
  display: grid;
  gap: ${space[12]};
  padding-block: ${space[48]};
  & > span {
    block-size: 96px;
  }
  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space[16]};
    & > span {
      block-size: 320px;
    }
  }
`;

/** The place of the plan. */
export function PlanSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('plan.loading')}>
      <Head>
        <Title />
        <TextSkeleton lines={3} />
      </Head>
      <Tiles>
        {Array.from({ length: 5 }, (_, tile) => (
          <Skeleton key={tile} />
        ))}
      </Tiles>
    </div>
  );
}
