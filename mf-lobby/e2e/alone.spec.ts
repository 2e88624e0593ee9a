import { describeAlone, readTexts, type Texts } from '@tessera/testing/e2e';
import config from '../remote.config.ts';

const first = readTexts(new URL('../src/messages/', import.meta.url));
const late = readTexts(new URL('../src/later/messages/', import.meta.url));
/** The search's list and empty grids have the texts that are loaded late. */
const LATE = ['grid.empty_filter', 'search.suggestions'];
const texts: Texts = (id, locale) => (LATE.includes(id) ? late : first)(id, locale);

const search = {
  call: 'gameSearch',
  failed: 'grid.failed',
  retry: 'retry',
  empty: 'grid.empty_filter',
} as const;

describeAlone(config, texts, {
  'the home page': {
    covers: ['slot:home.main', 'slot:header.search', 'slot:announcement', 'slot:float'],
    path: '/',
    shows: 'shelf.hot',
    asks: { call: 'hotGames', failed: 'grid.failed', retry: 'retry' },
  },
  'the rail': { covers: ['slot:rail'], path: '/', only: 'desktop', shows: 'rail.label' },
  'a member’s wallet': { covers: ['slot:header.wallet'], path: '/', as: 'member', shows: 'wallet.balance' },
  'a hall': { covers: ['route:gameHall'], path: '/gameHall/5', shows: 'filter.label', asks: search },
  'a provider’s slots': { covers: ['route:slotGame'], path: '/slotgame?gp_id=2', shows: 'filter.label' },
  'the search': { covers: ['dialog:search'], path: '/', dialog: 'search', shows: 'search.suggestions' },
});
