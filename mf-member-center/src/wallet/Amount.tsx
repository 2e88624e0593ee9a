import { useMoney } from '@tessera/kit';
import { Money, VisuallyHidden } from '@tessera/ui';
import { useAtomValue } from 'jotai';
import { useText } from '../text.ts';
import { areAmountsHiddenAtom } from './wallet.atoms.ts';

interface AmountProps {
  /** A decimal string. */
  readonly value: string;
  readonly currency: string;
}

/** An amount of the wallet, unless the member has hidden them. */
export function Amount({ value, currency }: AmountProps) {
  const text = useText();
  const money = useMoney();
  const isHidden = useAtomValue(areAmountsHiddenAtom);
  if (!isHidden) return <Money value={value} format={(amount) => money(amount, currency)} />;
  return (
    <span>
      <span aria-hidden="true">••••••</span>
      <VisuallyHidden>{text('wallet.hidden')}</VisuallyHidden>
    </span>
  );
}
