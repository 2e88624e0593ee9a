import styled from '@emotion/styled';
import { media, space, Surface, TextSkeleton } from '@tessera/ui';
import { useText } from '../text.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[16]};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[24]};
  }
`;

const Rows = styled.div`
  display: grid;
  gap: ${space[32]};
  padding-block: ${space[12]};
`;

/** Placeholder of the Info page. */
export function InfoSkeleton() {
  const text = useText();
  const rows = (count: number) => (
    <Surface>
      <Rows>
        {Array.from({ length: count }, (_, row) => (
          <TextSkeleton key={row} lines={1} />
        ))}
      </Rows>
    </Surface>
  );
  return (
    <Root role="status" aria-label={text('info.loading')}>
      {rows(5)}
      {rows(6)}
    </Root>
  );
}
