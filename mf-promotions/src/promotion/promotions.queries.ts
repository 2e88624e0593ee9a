import { useAnswer, useCallScope } from '@tessera/kit';
import { promotionDetail, promotionList } from '@tessera/wire';

export function usePromotions() {
  return useAnswer(promotionList, useCallScope());
}

/** @param id `undefined` sends no request: the address names no promotion */
export function usePromotion(id: number | undefined) {
  const { siteId, currency, language } = useCallScope();
  return useAnswer(
    promotionDetail,
    { siteId, currency, language, id: id ?? 1 },
    { enabled: id !== undefined },
  );
}
