import { defineConfig } from '@tessera/contracts';

/** What this remote contributes, as data: the shell plans with it before it loads any of the code. */
export default defineConfig({
  name: 'mf-example',
  contract: '^1.0.0',
  routes: [
    { id: 'page', path: '/example', titleId: 'page.title', descriptionId: 'page.description', frame: 'page' },
  ],
  slots: [{ slot: 'home.main', order: 50 }],
});
