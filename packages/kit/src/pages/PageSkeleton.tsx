import styled from '@emotion/styled';
import { space, Surface, TextSkeleton } from '@tessera/ui';
import { useText } from './messages.ts';
import { PageHeadPlace } from './PageHead.tsx';

const Rows = styled.div`
  display: grid;
  gap: ${space[32]};
  padding-block: ${space[12]};
`;

/** Placeholder of a page whose code is loading; its title is shown at once. */
export function PageSkeleton({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeadPlace title={title} />
      <RowsSkeleton />
    </>
  );
}

/** Placeholder of a list or of details inside of a page, below its head. */
export function RowsSkeleton({ rows = 6 }: { readonly rows?: number }) {
  const text = useText();
  return (
    <Surface role="status" aria-label={text('page.loading')}>
      <Rows aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <TextSkeleton key={row} lines={1} />
        ))}
      </Rows>
    </Surface>
  );
}
