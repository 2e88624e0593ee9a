import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { AGENT_CODES } from './agent-downline.ts';

/** What an agent brings members with (spec §2 Agent menu: Promotion). */

const link = v.object({
  url: f.text,
  /** What a QR code of it holds. */
  qrText: f.text,
  /** Visitors of each day, a network counted once a day. */
  clicks: f.count,
  registrations: f.count,
});

const campaign = v.object({
  ...link.entries,
  /** What a visitor may also type in as introducer. */
  code: f.shortText,
  campaign: f.shortText,
  isActive: f.flag,
  createdAt: f.instant,
});

/** All links of the agent; `list` are the campaigns', the latest first. */
export const agentLinks = defineCall({
  name: 'x.agent.links',
  path: '/x/agent/links',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ ...f.page }),
  answer: v.object({
    agentLink: link,
    recommendCode: v.nullable(v.object({ ...link.entries, code: f.shortText })),
    list: v.array(campaign),
    totalCount: f.count,
    /** Hosts whose visitors are this agent's; who registers there counts with `agentLink`. */
    domains: v.array(v.object({ host: f.text, currency: v.nullable(f.currency), isActive: f.flag })),
  }),
  codes: AGENT_CODES,
});

/** Makes a link of its own for a campaign. 101: there is one of that name; 102: there are as many as there may be. */
export const agentLinkCreate = defineCall({
  name: 'x.agent.linkCreate',
  path: '/x/agent/links/create',
  audience: 'agent',
  extension: true,
  payload: v.object({ campaign: v.pipe(f.shortText, v.regex(/\S/, 'must not be blank')) }),
  answer: campaign,
  codes: { ...AGENT_CODES, '101': 'campaign_exists', '102': 'too_many_campaigns' },
});

/** Switches a campaign's link off, or on again: who comes by one that is off registers under nobody. */
export const agentLinkSwitch = defineCall({
  name: 'x.agent.linkSwitch',
  path: '/x/agent/links/switch',
  audience: 'agent',
  extension: true,
  payload: v.object({ code: f.shortText, isActive: f.flag }),
  answer: campaign,
  codes: { ...AGENT_CODES, '101': 'link_not_found' },
});
