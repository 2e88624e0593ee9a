import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { AGENT_CODES } from './agent-downline.ts';

/** The public agent programme and the application to it (spec §2 Agent menu: Plan, Agreement, Register). */

/** Returns the public plan: what an agent of each level earns. */
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
        /** Net revenue of the downline at which the level begins, in the requested currency. */
        netRevenueFrom: f.decimal,
        activeMembersFrom: f.count,
        /**
         * Commission on the net revenue of members whom the agent introduced, in hundredths of a
         * per cent: 2500 is 25 %.
         */
        commissionBasisPoints: f.count,
        /** Commission on deeper levels of the downline, nearest first. A level that is not listed earns nothing. */
        deeperBasisPoints: v.optional(v.array(f.count)),
      }),
    ),
  }),
});

/** Returns the agent agreement in the language of the request. The default is the current version. */
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
    /** All versions, latest first. */
    versions: v.optional(v.array(v.object({ version: f.id, publishedAt: f.instant })), []),
  }),
  codes: { '101': 'agreement_not_found' },
});

const contactKind = v.picklist(['phone', 'email', 'telegram', 'whats_app', 'wechat', 'zalo', 'line']);
const written = v.pipe(f.text, v.regex(/\S/, 'must not be blank'));

/** Returns the state of the member's latest application, or `none`. */
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
    /** Reason of a rejection, in the language of the request. */
    reason: v.nullable(f.text),
    /** Latest version of the agreement that the applicant, or later the agent, accepted. */
    agreementVersion: v.nullable(f.id),
    /** When it was accepted. A back end that does not have it keeps `null`: then it was with the application. */
    agreedAt: v.optional(v.nullable(f.instant), null),
    /** Why and since when a suspended agent is suspended, in the language of the request. */
    suspension: v.optional(v.nullable(v.object({ reason: f.text, since: f.instant })), null),
  }),
});

/**
 * Accepts the present version of the agreement as an agent. The platform keeps version and time; the first answer for a
 * version stays. 103: the agreement has a newer version, which must be read first.
 */
export const agentConsent = defineCall({
  name: 'x.agent.consent',
  path: '/x/agent/agreement/consent',
  audience: 'agent',
  extension: true,
  payload: v.object({ version: f.id }),
  answer: v.object({ version: f.id, agreedAt: f.instant }),
  codes: { ...AGENT_CODES, '103': 'agreement_changed' },
});

/**
 * Applies to become an agent. 101: the named agent cannot accept this member; 102: the member is already an agent;
 * 103: the agreement has a newer version, which must be read first; 104: an application is under review.
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
    /** How the applicant plans to introduce members. */
    intention: written,
    /** The applicant's own website. */
    website: v.optional(v.pipe(f.text, v.regex(/^https?:\/\/\S+$/i, 'must be an http or https address'))),
    /** The agent to work under. The default is the applicant's introducer, if any. */
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
