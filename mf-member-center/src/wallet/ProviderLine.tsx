import { useSiteTime } from '@tessera/kit';
import type { ProviderWallet } from '@tessera/wire';
import { useText } from '../text.ts';
import { Amount } from './Amount.tsx';
import { Mark } from './wallet.styles.ts';

interface ProviderLineProps {
  readonly wallet: ProviderWallet;
  readonly currency: string;
}

/** The content of a provider's line: mark, name, when a closed one returns, and what is held there. */
export function ProviderLine({ wallet, currency }: ProviderLineProps) {
  const text = useText();
  const siteTime = useSiteTime();
  const end = wallet.maintain?.endAt;
  const time = end && siteTime(end);
  return (
    <>
      <Mark src={wallet.iconDark} alt="" width={40} height={40} loading="lazy" />
      <span data-part="name">
        <span>{wallet.name}</span>
        {wallet.isLight === 0 && (
          <small>{time ? text('wallet.closedUntil', { time }) : text('wallet.closed')}</small>
        )}
      </span>
      <span data-part="cash">
        <Amount value={wallet.cash} currency={currency} />
      </span>
    </>
  );
}
