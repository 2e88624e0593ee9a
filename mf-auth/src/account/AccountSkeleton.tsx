import styled from '@emotion/styled';
import { radius, size, Skeleton } from '@tessera/ui';

const Tile = styled(Skeleton)`
  inline-size: ${size.control};
  block-size: ${size.control};
  border-radius: ${radius[12]};
`;

/** The place of the account's tile, while it is asked whose it is. */
export function AccountSkeleton() {
  return <Tile aria-hidden="true" />;
}
