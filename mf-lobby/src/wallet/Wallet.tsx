import styled from '@emotion/styled';
import { useSession } from '@tessera/kit';
import { color, space, text } from '@tessera/ui';
import { MemberBalance } from './MemberBalance.tsx';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  font-size: ${text[16]};
  font-weight: 650;
  color: ${color.text};
`;

/** The member's balance; renders nothing for a guest. */
export default function Wallet() {
  const { status } = useSession();
  return status === 'member' ? (
    <Root>
      <span>
        <MemberBalance />
      </span>
    </Root>
  ) : null;
}
