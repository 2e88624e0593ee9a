import styled from '@emotion/styled';
import { useMoney, useSession } from '@tessera/kit';
import { color, Money, space, text, VisuallyHidden } from '@tessera/ui';
import { useText } from '../text.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  font-size: ${text[16]};
  font-weight: 650;
  color: ${color.text};
`;

/** The member's balance. A guest has none. */
export default function Wallet() {
  const say = useText();
  const money = useMoney();
  const session = useSession();
  if (session.status !== 'member') return null;
  const { member, balance } = session;
  return (
    <Root>
      <span>
        <VisuallyHidden>{say('wallet.balance')} </VisuallyHidden>
        <Money value={balance.amount} format={(amount) => money(amount, member.currency)} />
      </span>
    </Root>
  );
}
