import styled from '@emotion/styled';
import { Skeleton, size, Stack, TextSkeleton } from '@tessera/ui';

const Control = styled(Skeleton)`
  block-size: ${size.control};
`;

/** Placeholder of the form while its settings are loading. */
export function RegistrationSkeleton() {
  return (
    <Stack gap={24} aria-hidden="true">
      {['account', 'password', 'again', 'email', 'captcha'].map((field) => (
        <Stack key={field} gap={8}>
          <TextSkeleton lines={1} />
          <Control />
        </Stack>
      ))}
    </Stack>
  );
}
