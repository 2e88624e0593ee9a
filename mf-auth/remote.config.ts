import { defineConfig } from '@tessera/contracts';

export default defineConfig({
  name: 'mf-auth',
  contract: '^1.4.0',
  routes: [
    {
      id: 'authCallback',
      path: '/authCallback',
      titleId: 'authCallback.title',
      descriptionId: 'authCallback.description',
      // A window of its own, which search engines do not list.
      frame: 'popup',
    },
    {
      id: 'register',
      path: '/register',
      titleId: 'route.register.title',
      descriptionId: 'route.register.description',
    },
  ],
  slots: [
    { slot: 'header.account', order: 20 },
    { slot: 'mf-auth:changePassword', order: 10 },
  ],
  dialogs: [
    'login',
    'register',
    'mf-auth:authenticator',
    'mf-auth:changePassword',
    'mf-auth:legal',
    'mf-auth:linkedLogins',
    'mf-auth:passkeys',
    'mf-auth:prove',
  ],
  wakes: ['auth.loginRequested', 'auth.registerRequested'],
});
