import type { DialogProps } from '@tessera/contracts';
import { Dialog } from '@tessera/ui';
import { useText } from '../text.ts';
import WalletList from './WalletList.tsx';

/** The wallet over any page; offered as `mf-member-center:wallet`. */
export default function WalletDialog({ close }: DialogProps<'mf-member-center:wallet'>) {
  const text = useText();
  return (
    <Dialog open size="sm" onClose={() => close()} title={text('wallet.title')} closeLabel={text('close')}>
      <WalletList />
    </Dialog>
  );
}
