import type {} from '@tessera/auth-offers';
import { createRemote } from '@tessera/kit';
import config from '../remote.config.ts';
import { watchGames } from './account/playing.atoms.ts';
import { forgetSteps } from './login/kept-step.ts';
import { forgetTyped } from './registration/typed.effects.ts';
import { answerRequests } from './requests/requests.effects.ts';
import { watchArrivals } from './third-party/arrivals.effects.ts';

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: {
    authCallback: () => import('./third-party/AuthCallbackPage.tsx'),
    register: () => import('./registration/RegisterPage.tsx'),
  },
  slots: {
    'header.account': () => import('./account/AccountSlot.tsx'),
    'mf-auth:changePassword': () => import('./password/ChangePasswordSlot.tsx'),
  },
  dialogs: {
    login: () => import('./login/LoginDialog.tsx'),
    register: () => import('./registration/RegistrationDialog.tsx'),
    'mf-auth:authenticator': () => import('./authenticator/AuthenticatorDialog.tsx'),
    'mf-auth:changePassword': () => import('./password/ChangePasswordDialog.tsx'),
    'mf-auth:passkeys': () => import('./passkeys/PasskeysDialog.tsx'),
    'mf-auth:linkedLogins': () => import('./linked-logins/LinkedLoginsDialog.tsx'),
    'mf-auth:prove': () => import('./proof/ProveDialog.tsx'),
    'mf-auth:legal': () => import('./legal/LegalDialog.tsx'),
  },
  activate(scope, signal) {
    answerRequests(scope, signal);
    watchArrivals(scope, signal);
    watchGames(scope, signal);
    forgetTyped(scope, signal);
    forgetSteps(scope, signal);
  },
});
