import { useMoney, useSession } from '@tessera/kit';
import { Money, VisuallyHidden } from '@tessera/ui';
import { useText } from '../text.ts';

/** The member's balance in their currency, with its name for screen readers. Nothing for a guest. */
export function MemberBalance() {
  const say = useText();
  const money = useMoney();
  const session = useSession();
  if (session.status !== 'member') return null;
  const { member, balance } = session;
  return (
    <>
      <VisuallyHidden>{say('wallet.balance')} </VisuallyHidden>
      <Money value={balance.amount} format={(amount) => money(amount, member.currency)} />
    </>
  );
}
