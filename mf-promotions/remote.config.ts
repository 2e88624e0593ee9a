import { defineConfig } from '@tessera/contracts';

const page = { titleId: 'page.title', descriptionId: 'page.description' } as const;

export default defineConfig({
  name: 'mf-promotions',
  contract: '^1.0.0',
  routes: [
    { id: 'list', path: '/discount', ...page },
    { id: 'detail', path: '/discount/:id', ...page },
  ],
});
