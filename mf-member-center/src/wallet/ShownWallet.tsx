import type { Member } from '@tessera/contracts';
import type { ProviderWallet } from '@tessera/wire';
import { ProviderLine } from './ProviderLine.tsx';
import { Line } from './wallet.styles.ts';

interface ShownWalletProps {
  readonly wallet: ProviderWallet;
  readonly member: Member;
}

/** One provider without a form: what is held there. */
export function ShownWallet({ wallet, member }: ShownWalletProps) {
  return (
    <li>
      <Line data-short="" data-closed={wallet.isLight === 0 ? '' : undefined}>
        <ProviderLine wallet={wallet} currency={member.currency} />
      </Line>
    </li>
  );
}
