import { createRemote } from '@tessera/kit';
import config from '../remote.config.ts';
import { watchPromotions } from './promotion/promotions.effects.ts';

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: {
    list: () => import('./list/PromotionList.tsx'),
    detail: () => import('./detail/PromotionDetail.tsx'),
  },
  activate: watchPromotions,
});
