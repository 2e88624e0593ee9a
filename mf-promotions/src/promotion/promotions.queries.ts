import { useAnswer, useCallScope } from '@tessera/kit';
import { promotionDetail, promotionList } from '@tessera/wire';

export function usePromotions() {
  return useAnswer(promotionList, useCallScope());
}

/** @param id `undefined` sends no request: the address names no promotion */
export function usePromotion(id: number | undefined) {
  return useAnswer(promotionDetail, { ...useCallScope(), id: id ?? 1 }, { enabled: id !== undefined });
}
