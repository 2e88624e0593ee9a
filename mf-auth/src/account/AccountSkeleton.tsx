import styled from '@emotion/styled';
import { radius, size, Skeleton } from '@tessera/ui';

const Tile = styled(Skeleton)`
  inline-size: ${size.control};
  block-size: ${size.control};
  border-radius: ${radius[12]};
`;

/** Placeholder of the account button while the session is being restored. */
export function AccountSkeleton() {
  return <Tile aria-hidden="true" />;
}
