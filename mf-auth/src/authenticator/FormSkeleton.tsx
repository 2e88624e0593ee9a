import styled from '@emotion/styled';
import { color, size, Skeleton, Stack, VisuallyHidden } from '@tessera/ui';

/** In the colour of a dialog, the placeholder's own could not be seen. */
const Line = styled(Skeleton)`
  block-size: 0.75em;
  background: ${color.fill};
`;

const Control = styled(Line)`
  block-size: ${size.control};
`;

/** Placeholder of a short form. @param label read out while it loads */
export function FormSkeleton({ label }: { readonly label: string }) {
  return (
    <Stack gap={16} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Line />
      <Line />
      <Control />
      <Control />
    </Stack>
  );
}
