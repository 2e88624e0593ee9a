import { defineConfig } from '@tessera/contracts';

export default defineConfig({
  name: 'mf-auth',
  contract: '^1.0.0',
  slots: [{ slot: 'header.account', order: 20 }],
  dialogs: ['login', 'register'],
  wakes: ['auth.loginRequested', 'auth.registerRequested'],
});
