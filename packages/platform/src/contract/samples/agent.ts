import { makeMember } from '../../testing/agents.ts';
import type { TestPlatform } from '../../testing/platform.ts';
import { ON_SITE, nothing, type Samples } from '../sample.ts';

const { siteId, currency, language } = ON_SITE;
const PERIOD = { from: '2026-04-01', to: '2026-04-30' } as const;
/** Of the seed's agent. */
const WITHDRAW_PASSWORD = '8642';

type Keys =
  | 'agentAgreement'
  | 'agentApplication'
  | 'agentApply'
  | 'agentConsent'
  | 'agentDownline'
  | 'agentEstimate'
  | 'agentExport'
  | 'agentLinkCreate'
  | 'agentLinks'
  | 'agentLinkSwitch'
  | 'agentOperations'
  | 'agentPlan'
  | 'agentSettlement'
  | 'agentSettlementBets'
  | 'agentSettlementMembers'
  | 'agentSettlements'
  | 'agentStrata'
  | 'agentTransfer'
  | 'agentTransfers';

/** The first line of the agent's latest settlement. */
async function latestLine(platform: TestPlatform, token: string) {
  const [latest] = (await platform.send('agentSettlements', {}, { token })).list;
  const id = latest?.id ?? 0;
  const { strata } = await platform.send('agentSettlement', { id }, { token });
  return { id, level: strata[0]?.level ?? 0 };
}

export const agentSamples = {
  agentAgreement: () => ({ payload: { siteId } }),
  agentApplication: nothing,
  async agentApply({ newcomer }) {
    const { token } = await newcomer();
    const contact = { contactKind: 'telegram', contact: 'grace_porter' } as const;
    const intention = 'I write about card games.';
    return { payload: { agreementVersion: 1, ...contact, intention, website: 'https://example.com' }, token };
  },
  agentConsent: () => ({ payload: { version: 1 } }),
  agentDownline: () => ({ payload: { ...PERIOD, kind: 'member', page: 1, count: 10 } }),
  agentEstimate: nothing,
  agentExport: () => ({ payload: { ...PERIOD, what: 'operations', by: 'week', currency } }),
  agentLinkCreate: ({ unique }) => ({ payload: { campaign: unique('Campaign ') } }),
  agentLinks: () => ({ payload: { page: 1, count: 10 } }),
  async agentLinkSwitch({ platform, agent: { token }, unique }) {
    const { code } = await platform.send('agentLinkCreate', { campaign: unique('Off and on ') }, { token });
    return { payload: { code, isActive: 0 } };
  },
  agentOperations: () => ({ payload: { ...PERIOD, by: 'week', currency } }),
  agentPlan: () => ({ payload: { siteId, currency, language } }),
  async agentSettlement({ platform, agent: { token } }) {
    const [latest] = (await platform.send('agentSettlements', {}, { token })).list;
    return { payload: { id: latest?.id ?? 0 } };
  },
  async agentSettlementBets({ platform, agent: { token } }) {
    const line = await latestLine(platform, token);
    const { list } = await platform.send('agentSettlementMembers', line, { token });
    return { payload: { id: line.id, memberId: list[0]?.id ?? 0, page: 1, count: 5 } };
  },
  async agentSettlementMembers({ platform, agent: { token } }) {
    return { payload: { ...(await latestLine(platform, token)), page: 1, count: 5 } };
  },
  agentSettlements: () => ({ payload: { page: 1, count: 5, state: 'paid' } }),
  agentStrata: () => ({ payload: { ...PERIOD, currency } }),
  async agentTransfer({ platform, agent }) {
    const { id: memberId } = await makeMember(platform.db, { introducerId: agent.id });
    return { payload: { memberId, amount: '1.50', withdrawPassword: WITHDRAW_PASSWORD, note: 'A gift' } };
  },
  agentTransfers: () => ({ payload: { page: 1, count: 5 } }),
} satisfies Samples<Keys>;
