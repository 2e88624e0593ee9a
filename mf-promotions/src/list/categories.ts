import type { PromotionSummary } from '@tessera/wire';

export type Category = PromotionSummary['category'];

const ORDER: readonly Category[] = ['welcome', 'daily', 'sport', 'live', 'vip'];

/** The categories that there is something in. */
export function categoriesIn(promotions: readonly PromotionSummary[]): readonly Category[] {
  return ORDER.filter((category) => promotions.some((promotion) => promotion.category === category));
}
