import { useMoney, useSession } from '@tessera/kit';
import { Money, VisuallyHidden } from '@tessera/ui';
import { useText } from '../text.ts';

/** The member's balance in their currency, with a label for screen readers. Renders nothing for a guest. */
export function MemberBalance() {
  const text = useText();
  const money = useMoney();
  const session = useSession();
  if (session.status !== 'member') return null;
  const { member, balance } = session;
  return (
    <>
      <VisuallyHidden>{text('wallet.balance')} </VisuallyHidden>
      <Money value={balance.amount} format={(amount) => money(amount, member.currency)} />
    </>
  );
}
