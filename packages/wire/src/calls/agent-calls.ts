import { agentAgreement, agentApplication, agentApply, agentConsent, agentPlan } from './agent.ts';
import { agentDownline, agentExport, agentOperations, agentStrata } from './agent-downline.ts';
import { agentLinkCreate, agentLinks, agentLinkSwitch } from './agent-links.ts';
import { agentTransfer, agentTransfers } from './agent-money.ts';
import {
  agentEstimate,
  agentSettlement,
  agentSettlementBets,
  agentSettlementMembers,
  agentSettlements,
} from './agent-statements.ts';

/** What agents send; part of `CALLS`. */
export const AGENT_CALLS = {
  agentAgreement,
  agentApplication,
  agentApply,
  agentConsent,
  agentDownline,
  agentEstimate,
  agentExport,
  agentLinkCreate,
  agentLinks,
  agentLinkSwitch,
  agentOperations,
  agentPlan,
  agentSettlement,
  agentSettlementBets,
  agentSettlementMembers,
  agentSettlements,
  agentStrata,
  agentTransfer,
  agentTransfers,
} as const;
