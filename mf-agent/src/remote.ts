import { createRemote } from '@tessera/kit';
import config from '../remote.config.ts';
import { followEvents } from './live.ts';

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: { page: () => import('./frame/AgentArea.tsx') },
  activate: followEvents,
});
