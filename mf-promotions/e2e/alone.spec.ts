import { describeAlone, readTexts } from '@tessera/testing/e2e';
import config from '../remote.config.ts';

const texts = readTexts(new URL('../src/messages/', import.meta.url));

describeAlone(config, texts, {
  'the list': {
    covers: ['route:list'],
    path: '/discount',
    shows: 'list.categories',
    asks: {
      call: 'promotionList',
      loading: 'list.loading',
      failed: 'list.failed',
      retry: 'error.retry',
      empty: 'list.empty',
    },
  },
  'a promotion': {
    covers: ['route:detail'],
    path: '/discount/2',
    shows: 'period.until',
    asks: {
      call: 'promotionDetail',
      loading: 'detail.loading',
      failed: 'detail.failed',
      retry: 'error.retry',
    },
  },
  'a promotion that has ended': { covers: [], path: '/discount/99', shows: 'detail.over' },
});
