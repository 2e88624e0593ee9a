import { PromotionsPart } from './PromotionsPart.tsx';

/** `/user/Missions`. */
export default function MissionsPage() {
  return <PromotionsPart title="missions.title" name="mf-promotions:missions" />;
}
