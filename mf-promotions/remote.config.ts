import { defineConfig } from '@tessera/contracts';

const page = { titleId: 'page.title', descriptionId: 'page.description' } as const;
const news = { titleId: 'news.title', descriptionId: 'news.description' } as const;

export default defineConfig({
  name: 'mf-promotions',
  contract: '^1.4.0',
  routes: [
    { id: 'list', path: '/discount', ...page },
    { id: 'detail', path: '/discount/:id', ...page },
    { id: 'news', path: '/news', ...news },
    { id: 'article', path: '/news/:id', ...news },
  ],
  slots: [
    { slot: 'float', order: 20 },
    { slot: 'mf-promotions:bonuses', order: 0 },
    { slot: 'mf-promotions:missions', order: 0 },
    { slot: 'mf-promotions:popUpHistoryLink', order: 0 },
    { slot: 'mf-promotions:signInBlock', order: 0 },
  ],
  dialogs: [
    'mf-promotions:envelope',
    'mf-promotions:popUpHistory',
    'mf-promotions:popUps',
    'mf-promotions:preview',
    'mf-promotions:promotion',
    'mf-promotions:signIn',
    'mf-promotions:wheel',
  ],
  afterLogin: true,
});
