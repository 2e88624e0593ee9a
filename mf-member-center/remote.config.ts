import { defineConfig } from '@tessera/contracts';

const page = {
  titleId: 'page.title',
  descriptionId: 'page.description',
  member: true,
  frame: 'popup',
} as const;

export default defineConfig({
  name: 'mf-member-center',
  contract: '^1.0.0',
  routes: [
    { id: 'centre', path: '/user', ...page },
    { id: 'page', path: '/user/:page', ...page },
  ],
});
