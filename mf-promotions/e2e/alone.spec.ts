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
    // The dialog has the same content, by an id that no address names.
    covers: ['route:detail', 'dialog:mf-promotions:promotion'],
    path: '/discount/2',
    shows: 'period.until',
    asks: {
      call: 'promotionDetail',
      loading: 'detail.loading',
      failed: 'detail.failed',
      retry: 'error.retry',
    },
  },
  'the news': {
    covers: ['route:news'],
    path: '/news',
    shows: 'news.title',
    asks: {
      call: 'newsList',
      loading: 'load.loading',
      failed: 'load.failed',
      retry: 'error.retry',
      empty: 'news.empty',
    },
  },
  'an article': { covers: ['route:article'], path: '/news/2', shows: 'news.toList' },
  'an article that does not exist': { covers: [], path: '/news/99', shows: 'news.gone' },
  'the corner': { covers: ['slot:float'], path: '/discount', as: 'member', shows: 'corner.label' },
  // Where the corner, which asks the same, is not shown.
  'the pop-ups': {
    covers: ['dialog:mf-promotions:popUps'],
    path: '/app',
    dialog: 'mf-promotions:popUps',
    shows: 'pager.next',
    asks: { call: 'bulletin', loading: 'load.loading', failed: 'load.failed', retry: 'error.retry' },
  },
  'earlier pop-ups': {
    covers: ['dialog:mf-promotions:popUpHistory'],
    path: '/app',
    dialog: 'mf-promotions:popUpHistory',
    shows: 'popup.history',
    asks: {
      call: 'bulletinHistory',
      failed: 'load.failed',
      retry: 'error.retry',
      empty: 'popup.noHistory',
    },
  },
  'the red envelope': {
    covers: ['dialog:mf-promotions:envelope'],
    path: '/app',
    as: 'member',
    dialog: 'mf-promotions:envelope',
    shows: 'envelope.open',
    asks: {
      call: 'redEnvelopePromotion',
      loading: 'load.loading',
      failed: 'load.failed',
      retry: 'error.retry',
    },
  },
  'the wheel': {
    covers: ['dialog:mf-promotions:wheel'],
    path: '/app',
    as: 'member',
    dialog: 'mf-promotions:wheel',
    shows: 'wheel.spin',
    asks: { call: 'rouletteInfo', loading: 'load.loading', failed: 'load.failed', retry: 'error.retry' },
  },
  'the daily sign-in': {
    covers: [
      'dialog:mf-promotions:signIn',
      // Pages of other remotes show them: their tests are beside them.
      'slot:mf-promotions:bonuses',
      'slot:mf-promotions:missions',
      'slot:mf-promotions:popUpHistoryLink',
      'slot:mf-promotions:signInBlock',
    ],
    path: '/app',
    as: 'member',
    dialog: 'mf-promotions:signIn',
    shows: 'signin.claim',
    asks: { call: 'signIn', loading: 'load.loading', failed: 'load.failed', retry: 'error.retry' },
  },
  'a promotion that does not exist': { covers: [], path: '/discount/99', shows: 'detail.none' },
});
