import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** The agent programme as everybody sees it, and how a member comes into it (spec §2 Agent menu: Plan, Agreement, Register). */

/** The programme as it is shown to everybody: what an agent of each level earns. */
export const agentPlan = defineCall({
  name: 'agent.plan',
  path: '/x/agent/plan',
  idempotent: true,
  extension: true,
  payload: v.object({ siteId: f.siteId, currency: f.currency, language: f.language }),
  answer: v.object({
    active: v.boolean(),
    /** How often commission is settled. */
    settlement: v.picklist(['weekly', 'monthly']),
    levels: v.array(
      v.object({
        level: f.id,
        name: f.text,
        /** Net revenue of the downline from which the level begins, in the currency asked for. */
        netRevenueFrom: f.decimal,
        activeMembersFrom: f.count,
        /** Share of the net revenue of members whom the agent brought, in hundredths of a per cent: 2500 is 25 %. */
        commissionBasisPoints: f.count,
        /** The same of the members whom those brought, of whom these brought, and so on; left out: nothing of theirs. */
        deeperBasisPoints: v.optional(v.array(f.count)),
      }),
    ),
  }),
});

/** What an agent agrees to, in the language of the request; the version that holds now unless one is named. */
export const agentAgreement = defineCall({
  name: 'x.agent.agreement',
  path: '/x/agent/agreement',
  idempotent: true,
  extension: true,
  payload: v.object({ siteId: f.siteId, version: v.optional(f.id) }),
  answer: v.object({
    version: f.id,
    publishedAt: f.instant,
    /** `content` is HTML. */
    list: v.array(v.object({ title: f.text, content: f.markup })),
  }),
  codes: { '101': 'agreement_not_found' },
});

const contactKind = v.picklist(['phone', 'email', 'telegram', 'whats_app', 'wechat', 'zalo', 'line']);
const written = v.pipe(f.text, v.regex(/\S/, 'must not be blank'));

/** How the member's latest application stands; `none` where there is none. */
export const agentApplication = defineCall({
  name: 'x.agent.application',
  path: '/x/agent/application',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    state: v.picklist(['none', 'pending', 'approved', 'rejected']),
    appliedAt: v.nullable(f.instant),
    decidedAt: v.nullable(f.instant),
    /** Why it was rejected, in the language of the request. */
    reason: v.nullable(f.text),
    /** The agreement's version that was accepted with it. */
    agreementVersion: v.nullable(f.id),
  }),
});

/**
 * Applies as an agent. 101: the agent who is named could not take this member in; 102: the member is an agent already;
 * 103: another version of the agreement holds now, which is to be read first; 104: an application is being looked at.
 */
export const agentApply = defineCall({
  name: 'x.agent.apply',
  path: '/x/agent/apply',
  audience: 'member',
  extension: true,
  payload: v.object({
    agreementVersion: f.id,
    contactKind,
    contact: v.pipe(f.shortText, v.regex(/\S/, 'must not be blank')),
    /** How the applicant will bring members. */
    intention: written,
    /** A page of the applicant's. */
    website: v.optional(v.pipe(f.text, v.regex(/^https?:\/\/\S+$/i, 'must be an http or https address'))),
    /** The agent under whom the applicant would work; left out: who brought the applicant, if anybody. */
    agentId: v.optional(f.id),
  }),
  answer: v.object({ state: v.literal('pending'), appliedAt: f.instant }),
  codes: {
    '101': 'no_proxy',
    '102': 'already_agent',
    '103': 'agreement_changed',
    '104': 'application_pending',
  },
});
