import { defineConfig } from '@tessera/contracts';

const page = { titleId: 'page.title', descriptionId: 'page.description', frame: 'popup' } as const;

export default defineConfig({
  name: 'mf-agent',
  contract: '^1.0.0',
  routes: [
    { id: 'area', path: '/proxy', ...page },
    { id: 'page', path: '/proxy/:page', ...page },
  ],
});
