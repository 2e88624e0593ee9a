import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import {
  campaignsOf,
  createCampaign,
  domainsOf,
  linkCountsOf,
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
      const countsOf = await linkCountsOf(db, agent.id);
      const code = await ownCodeOf(db, agent.id);
      const { list, totalCount } = await campaignsOf(db, agent.id, page);
      const domains = await domainsOf(db, agent.id);
      return {
        agentLink: linkIn(`${origin}/register?agent_id=${agent.id}`, countsOf('')),
        recommendCode: code === undefined ? null : { ...codeLinkIn(origin, code, countsOf(code)), code },
        list: list.map((campaign) => campaignIn(campaign, origin, countsOf(campaign.code))),
        totalCount,
        domains: domains.map(({ isActive, ...domain }) => ({ ...domain, isActive: flag(isActive) })),
      };
    },

    async agentLinkCreate({ campaign }, { member: agent, origin, refuse }) {
      requireActive(agent, refuse);
      const outcome = await createCampaign(db, agent.id, campaign);
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      return campaignIn(outcome.campaign, origin, { clicks: 0, registrations: 0 });
    },

    async agentLinkSwitch({ code, isActive }, { member: agent, origin, refuse }) {
      requireActive(agent, refuse);
      const campaign = await switchCampaign(db, agent.id, { code, isActive: isActive === 1 });
      if (!campaign) throw refuse('101');
      return campaignIn(campaign, origin, (await linkCountsOf(db, agent.id))(campaign.code));
    },
  };
}

const linkIn = (url: string, counts: LinkCounts) => ({ url, qrText: url, ...counts });

const codeLinkIn = (origin: string, code: string, counts: LinkCounts) =>
  linkIn(`${origin}/register?recommend_code=${encodeURIComponent(code)}`, counts);

const campaignIn = (campaign: Campaign, origin: string, counts: LinkCounts) => ({
  ...codeLinkIn(origin, campaign.code, counts),
  code: campaign.code,
  campaign: campaign.campaign,
  isActive: flag(campaign.isActive),
  createdAt: campaign.createdAt.toISOString(),
});
