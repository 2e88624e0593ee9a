import styled from '@emotion/styled';
import { media, radius, Skeleton, space, TextSkeleton } from '@tessera/ui';

const Root = styled.div`
  display: grid;
  gap: ${space[24]};
  max-inline-size: 720px;
`;

const Title = styled(Skeleton)`
  block-size: 40px;
  inline-size: min(320px, 70%);
  border-radius: ${radius[8]};
`;

const Sheet = styled(Skeleton)`
  block-size: 240px;
  border-radius: ${radius[20]};
  ${media.desktop} {
    block-size: 320px;
  }
`;

/** Placeholder of a text page while its code is loading. */
export function PagePlace() {
  return (
    <Root aria-hidden="true">
      <Title />
      <TextSkeleton lines={2} />
      <Sheet />
    </Root>
  );
}
