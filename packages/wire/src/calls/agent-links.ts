import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { AGENT_CODES } from './agent-downline.ts';

/** Links by which an agent introduces members (spec §2 Agent menu: Promotion). */

const link = v.object({
  url: f.text,
  /** Text of the QR code. */
  qrText: f.text,
  /** Visitors per day. Each network counts once a day. */
  clicks: f.count,
  registrations: f.count,
  /** Registered members who have deposited. */
  firstDeposits: f.count,
  /** The first deposit of each, together, in the agent's own currency. */
  firstDepositAmount: f.decimal,
});

const campaign = v.object({
  ...link.entries,
  /** Code that a visitor may also enter as introducer. */
  code: f.shortText,
  campaign: f.shortText,
  /** Names one of several links of a campaign; `null` for the campaign's own link. */
  subId: v.nullable(f.shortText),
  isActive: f.flag,
  createdAt: f.instant,
});

/** Lists all links of the agent. `list` has the campaign links, latest first. */
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
    /** Hosts that belong to this agent. A registration there counts for `agentLink`. */
    domains: v.array(v.object({ host: f.text, currency: v.nullable(f.currency), isActive: f.flag })),
  }),
  codes: AGENT_CODES,
});

/** Creates a link for a campaign, or for a sub-id of it. 101: the agent has this link already; 102: the agent has the maximum number of links. */
export const agentLinkCreate = defineCall({
  name: 'x.agent.linkCreate',
  path: '/x/agent/links/create',
  audience: 'agent',
  extension: true,
  payload: v.object({
    campaign: v.pipe(f.shortText, v.regex(/\S/, 'must not be blank')),
    /** Such as a placement: letters, digits, dots, dashes and underscores. */
    subId: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,32}$/, 'must be 1 to 32 letters or digits'))),
  }),
  answer: campaign,
  codes: { ...AGENT_CODES, '101': 'campaign_exists', '102': 'too_many_campaigns' },
});

/** Switches a campaign link on or off. A registration through a link that is off has no introducer. */
export const agentLinkSwitch = defineCall({
  name: 'x.agent.linkSwitch',
  path: '/x/agent/links/switch',
  audience: 'agent',
  extension: true,
  survivesLeaving: true,
  payload: v.object({ code: f.shortText, isActive: f.flag }),
  answer: campaign,
  codes: { ...AGENT_CODES, '101': 'link_not_found' },
});
