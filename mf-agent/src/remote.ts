import { createRemote } from '@tessera/kit';
import config from '../remote.config.ts';

const agentArea = () => import('./frame/AgentArea.tsx');

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: { area: agentArea, page: agentArea },
});
