import { toDecimal, type CurrencyCode } from '@tessera/domain';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import {
  campaignsOf,
  createCampaign,
  domainsOf,
  linkCountsOf,
  NO_COUNTS,
  ownCodeOf,
  switchCampaign,
  type Campaign,
  type LinkCounts,
} from './links.ts';
import { requireActive } from './requests.ts';

type Calls = 'agentLinkCreate' | 'agentLinks' | 'agentLinkSwitch';

export function linkHandlers({ db }: Services): Pick<Handlers, Calls> {
  return {
    async agentLinks(page, { member: agent, origin, refuse }) {
      requireActive(agent, refuse);
      const countsOf = await linkCountsOf(db, agent);
      const { linkIn, campaignIn } = presenter(origin, agent.currency);
      const code = await ownCodeOf(db, agent.id);
      const { list, totalCount } = await campaignsOf(db, agent.id, page);
      const domains = await domainsOf(db, agent.id);
      return {
        agentLink: linkIn(`agent_id=${agent.id}`, countsOf('')),
        recommendCode: code === undefined ? null : { ...linkIn(queryOf(code), countsOf(code)), code },
        list: list.map((campaign) => campaignIn(campaign, countsOf(campaign.code))),
        totalCount,
        domains: domains.map(({ isActive, ...domain }) => ({ ...domain, isActive: flag(isActive) })),
      };
    },

    async agentLinkCreate(form, { member: agent, origin, refuse }) {
      requireActive(agent, refuse);
      const outcome = await createCampaign(db, agent.id, form);
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      return presenter(origin, agent.currency).campaignIn(outcome.campaign, NO_COUNTS);
    },

    async agentLinkSwitch({ code, isActive }, { member: agent, origin, refuse }) {
      requireActive(agent, refuse);
      const campaign = await switchCampaign(db, agent.id, { code, isActive: isActive === 1 });
      if (!campaign) throw refuse('101');
      const countsOf = await linkCountsOf(db, agent);
      return presenter(origin, agent.currency).campaignIn(campaign, countsOf(campaign.code));
    },
  };
}

const queryOf = (code: string): string => `recommend_code=${encodeURIComponent(code)}`;

/** Links as the wire has them; amounts in the agent's currency. */
function presenter(origin: string, currency: CurrencyCode) {
  const linkIn = (query: string, { firstDepositAmount, ...counts }: LinkCounts) => {
    const url = `${origin}/register?${query}`;
    return { url, qrText: url, ...counts, firstDepositAmount: toDecimal(firstDepositAmount, currency) };
  };
  const campaignIn = ({ code, campaign, subId, isActive, createdAt }: Campaign, counts: LinkCounts) => ({
    ...linkIn(queryOf(code), counts),
    code,
    campaign,
    subId: subId || null,
    isActive: flag(isActive),
    createdAt: createdAt.toISOString(),
  });
  return { linkIn, campaignIn };
}
