import styled from '@emotion/styled';
import { media, radius, Skeleton, space, TextSkeleton } from '@tessera/ui';
import { useText } from '../text.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[24]};
  padding-block-start: ${space[16]};
`;

const Art = styled(Skeleton)`
  aspect-ratio: 16 / 9;
  border-radius: ${radius[20]};
  ${media.desktop} {
    aspect-ratio: 21 / 9;
  }
`;

const Title = styled(Skeleton)`
  block-size: 40px;
  inline-size: 60%;
`;

/** Placeholder of a promotion's page. */
export function ArticleSkeleton() {
  const text = useText();
  return (
    <Root role="status" aria-label={text('detail.loading')}>
      <Art />
      <Title />
      <TextSkeleton lines={6} />
    </Root>
  );
}
