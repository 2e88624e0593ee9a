import { PromotionsPart } from './PromotionsPart.tsx';

/** `/user/MyBonuses`. */
export default function MyBonusesPage() {
  return <PromotionsPart title="bonuses.title" name="mf-promotions:bonuses" />;
}
