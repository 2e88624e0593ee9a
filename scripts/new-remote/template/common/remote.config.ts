import { defineConfig } from '@tessera/contracts';

/** The contributions of this remote as data, which the shell reads before it loads the code. */
export default defineConfig({
  name: 'mf-example',
  contract: '^1.0.0',
  routes: [
    { id: 'page', path: '/example', titleId: 'page.title', descriptionId: 'page.description', frame: 'page' },
  ],
  slots: [{ slot: 'home.main', order: 50 }],
});
