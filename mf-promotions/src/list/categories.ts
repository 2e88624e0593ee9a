import type { PromotionSummary } from '@tessera/wire';

export type Category = PromotionSummary['category'];

const ORDER: readonly Category[] = ['welcome', 'daily', 'sport', 'live', 'vip'];

/** Returns the categories that have at least one promotion, in display order. */
export function categoriesIn(promotions: readonly PromotionSummary[]): readonly Category[] {
  return ORDER.filter((category) => promotions.some((promotion) => promotion.category === category));
}
