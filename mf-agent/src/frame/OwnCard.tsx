import type { Balance, Member } from '@tessera/contracts';
import { useAgentLevelName } from '@tessera/kit';
import { AccountCard } from '@tessera/kit/pages';
import { useText } from '../text.ts';

interface OwnCardProps {
  readonly isActive: boolean;
  readonly member: Member;
  readonly balance: Balance;
}

/** Shows the viewer's account: an active agent as "Agent", a suspended one by the name of the level. */
export function OwnCard({ isActive, member, balance }: OwnCardProps) {
  const text = useText();
  const kind = useAgentLevelName(member) ?? member.gradeName;
  return (
    <AccountCard
      member={member}
      kind={isActive ? text('downline.isAgent') : kind}
      balance={balance}
      balanceLabel={text('balance')}
    />
  );
}
