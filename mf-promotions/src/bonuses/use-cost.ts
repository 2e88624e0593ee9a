import { useMoney, useScope } from '@tessera/kit';
import type { BonusOffer } from '@tessera/wire';
import { useText } from '../text.ts';

type Priced = Pick<BonusOffer, 'expectedCost' | 'returnPercent'>;

/** Returns a function that writes what the wagering of an offer costs on average. @param currency the member's by default */
export function useCost(): (offer: Priced, currency?: string) => string {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  return ({ expectedCost, returnPercent }, currency) =>
    text('bonus.costAt', {
      amount: money(expectedCost, currency),
      percent: intl.formatNumber(returnPercent / 100, { style: 'percent' }),
    });
}
