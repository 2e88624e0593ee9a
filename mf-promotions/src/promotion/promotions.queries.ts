import { DEFAULT_LOCALE, findLocale } from '@tessera/domain';
import { useLocale, useSite, useAnswer } from '@tessera/kit';
import { PLATFORM_CODE } from '@tessera/domain';
import { promotionDetail, promotionList, type PayloadOf } from '@tessera/wire';

function useScopeOfCalls() {
  const { settings, currency } = useSite();
  const { code } = useLocale();
  return {
    siteId: settings.siteId,
    currency: currency as PayloadOf<typeof promotionList>['currency'],
    language: findLocale(code) ?? DEFAULT_LOCALE,
  };
}

export function usePromotions() {
  const { device } = useSite();
  return useAnswer(promotionList, { ...useScopeOfCalls(), device: PLATFORM_CODE[device] });
}

/** @param id `undefined` asks for nothing: the address names no promotion */
export function usePromotion(id: number | undefined) {
  const scope = useScopeOfCalls();
  return useAnswer(promotionDetail, { ...scope, id: id ?? 1 }, { enabled: id !== undefined });
}
