import { refetchOn, type RemoteScope } from '@tessera/kit';
import {
  agentAgreement,
  agentApplication,
  agentDownline,
  agentEstimate,
  agentFigures,
  agentLevelRename,
  agentLinks,
  agentOperations,
  agentSettlement,
  agentSettlements,
  agentStrata,
  agentTransfers,
  contentChanged,
  memberCash,
  profileUpdated,
} from '@tessera/wire';

/** Refetches what events report, on open pages at once. */
export function followEvents(scope: RemoteScope, signal: AbortSignal): void {
  refetchOn(scope, signal, [
    // The platform sends it when an application is decided, and when an agent is suspended or changes level.
    { on: profileUpdated, refetch: [agentApplication, agentLevelRename] },
    { on: contentChanged, when: { kind: 'agreement' }, refetch: [agentAgreement] },
    // A transfer elsewhere, or a commission that was paid.
    { on: memberCash, refetch: [agentTransfers, agentSettlements, agentEstimate] },
    // At most once in some seconds for play of the downline, and for each week that is settled or corrected.
    {
      on: agentFigures,
      refetch: [
        agentDownline,
        agentOperations,
        agentStrata,
        agentLinks,
        agentEstimate,
        agentSettlements,
        agentSettlement,
      ],
    },
  ]);
}
