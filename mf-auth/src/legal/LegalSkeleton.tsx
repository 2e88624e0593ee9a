import styled from '@emotion/styled';
import { color, Skeleton, Stack, VisuallyHidden } from '@tessera/ui';
import { useText } from '../text.ts';

/** In the colour of a dialog, the placeholder's own could not be seen. */
const Line = styled(Skeleton)`
  block-size: 0.75em;
  background: ${color.fill};
`;

/** Placeholder of a text while it is loading. */
export function LegalSkeleton() {
  const text = useText();
  return (
    <Stack gap={16} role="status">
      <VisuallyHidden>{text('legal.loading')}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, line) => (
        <Line key={line} />
      ))}
    </Stack>
  );
}
