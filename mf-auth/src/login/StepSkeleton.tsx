import styled from '@emotion/styled';
import { Skeleton, size, Stack, TextSkeleton } from '@tessera/ui';

const Control = styled(Skeleton)`
  block-size: ${size.control};
`;

/** Placeholder of a further step while its code is loading. */
export function StepSkeleton() {
  return (
    <Stack gap={24} aria-hidden="true">
      <TextSkeleton lines={2} />
      <Control />
      <Control />
    </Stack>
  );
}
