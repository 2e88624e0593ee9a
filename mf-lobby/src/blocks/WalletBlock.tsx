import type {} from '@tessera/member-offers';
import { OfferedSlot } from '@tessera/kit';
import { Panel } from '@tessera/ui';
import { MemberBalance } from '../wallet/MemberBalance.tsx';
import { useLateText } from '../later/late.text.ts';

/** The member centre's wallet list with its totals and its way to deposit; without it, the balance. */
export function WalletBlock() {
  const late = useLateText();
  return (
    <Panel title={late('block.wallet')}>
      <OfferedSlot name="mf-member-center:walletList" props={{}} fallback={<MemberBalance />} />
    </Panel>
  );
}
