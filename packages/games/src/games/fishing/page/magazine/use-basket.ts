import { useMemo } from 'preact/hooks';
import { useCellAs, useMoney, type Cell } from '../../../../page/kit.ts';
import type { Water } from '../../rules/waters.ts';
import { basketOf, openOf, seenOf, valueOfBubble, type Basket, type MagazineState } from './basket.ts';

/** Draws again, with each answer, the part that asks for it. */
export function useBasket(of: Cell<MagazineState>): Basket {
  return basketOf(useMoney(), useCellAs(of, seenOf));
}

const stakeOf = (state: MagazineState): string | undefined => openOf(state)?.stake;

/**
 * What the guests bring, written, in the water's order; nothing while no magazine is open.
 * @returns the same list as long as it is the same
 */
export function useAmounts(of: Cell<MagazineState>, water: Water): readonly string[] {
  const money = useMoney();
  const stake = useCellAs(of, stakeOf);
  return useMemo(() => {
    if (stake === undefined) return [];
    const value = valueOfBubble(money, { stake });
    return water.map(({ multiple }) => money.write(value * BigInt(multiple)));
  }, [money, stake, water]);
}
