import { createRemote, refetchOn } from '@tessera/kit';
import {
  agentAgreement,
  agentApplication,
  contentChanged,
  agentEstimate,
  agentLevelRename,
  agentSettlements,
  agentTransfers,
  memberCash,
  profileUpdated,
} from '@tessera/wire';
import config from '../remote.config.ts';

export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  routes: { page: () => import('./frame/AgentArea.tsx') },
  activate(scope, signal) {
    // The platform sends it when an application is decided, and when an agent is suspended or changes level.
    refetchOn(scope, signal, [
      { on: profileUpdated, refetch: [agentApplication, agentLevelRename] },
      { on: contentChanged, when: { kind: 'agreement' }, refetch: [agentAgreement] },
      // A transfer elsewhere, or a commission that was paid.
      { on: memberCash, refetch: [agentTransfers, agentSettlements, agentEstimate] },
    ]);
  },
});
