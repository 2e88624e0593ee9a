import { createRemote, react } from '@tessera/kit';
import { profile, profileUpdated } from '@tessera/wire';
import config from '../remote.config.ts';

const memberCentre = () => import('./frame/MemberCentre.tsx');

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: { centre: memberCentre, page: memberCentre },
  activate(scope, signal) {
    react(scope, signal, [{ on: profileUpdated, refetch: [profile] }]);
  },
});
