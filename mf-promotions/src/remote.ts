import { createRemote } from '@tessera/kit';
import config from '../remote.config.ts';

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: {
    list: () => import('./list/PromotionList.tsx'),
    detail: () => import('./detail/PromotionDetail.tsx'),
  },
});
