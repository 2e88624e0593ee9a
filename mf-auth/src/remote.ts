import { createRemote } from '@tessera/kit';
import config from '../remote.config.ts';
import { watchGames } from './account/playing.atoms.ts';
import { answerRequests } from './requests/requests.effects.ts';

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  slots: { 'header.account': () => import('./account/AccountSlot.tsx') },
  dialogs: {
    login: () => import('./login/LoginDialog.tsx'),
    register: () => import('./registration/RegistrationDialog.tsx'),
  },
  activate(scope, signal) {
    answerRequests(scope, signal);
    watchGames(scope, signal);
  },
});
