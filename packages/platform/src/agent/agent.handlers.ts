import { toDecimal } from '@tessera/domain';
import { profileUpdated } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { Refused } from '../db/refused.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { agreementOf, agreementVersions, currentAgreement } from './agreements.ts';
import { apply, latestApplication } from './applications.ts';
import { consentTo, latestConsent } from './consents.ts';
import { levelNames, planOf } from './plan.ts';
import { requireActive } from './requests.ts';
import { suspensionOf } from './suspensions.ts';

type Calls = 'agentAgreement' | 'agentApplication' | 'agentApply' | 'agentConsent' | 'agentPlan';

/** The programme as everybody sees it, and how a member comes into it. */
export function agentHandlers({ db, live }: Services): Pick<Handlers, Calls> {
  return {
    async agentPlan({ currency, language }) {
      const plan = await planOf(db, currency);
      const names = await levelNames(db);
      return {
        active: plan.length > 0,
        settlement: 'weekly',
        levels: plan.map(({ level, netRevenueFrom, activeMembersFrom, basisPoints }) => ({
          level,
          name: inLanguage(names.get(level) ?? { en_US: String(level) }, language),
          netRevenueFrom: toDecimal(netRevenueFrom, currency),
          activeMembersFrom,
          commissionBasisPoints: basisPoints[0] ?? 0,
          deeperBasisPoints: basisPoints.slice(1),
        })),
      };
    },

    async agentAgreement({ siteId, version }, { language, refuse }) {
      await requireSite(db, siteId);
      const agreement = await (version === undefined ? currentAgreement(db) : agreementOf(db, version));
      if (!agreement) throw refuse('101');
      return {
        version: agreement.version,
        publishedAt: agreement.publishedAt.toISOString(),
        list: agreement.sections.map(({ title, content }) => ({
          title: inLanguage(title, language),
          content: inLanguage(content, language),
        })),
        versions: (await agreementVersions(db)).map(({ version: number, publishedAt }) => ({
          version: number,
          publishedAt: publishedAt.toISOString(),
        })),
      };
    },

    async agentApplication(_payload, { member, language }) {
      const latest = await latestApplication(db, member.id);
      const consent = await latestConsent(db, member.id, latest);
      const suspension = await suspensionOf(db, member);
      return {
        state: latest?.state ?? 'none',
        appliedAt: latest?.createdAt.toISOString() ?? null,
        decidedAt: latest?.decidedAt?.toISOString() ?? null,
        reason: latest?.reason ? inLanguage(latest.reason, language) : null,
        agreementVersion: consent?.version ?? null,
        agreedAt: consent?.agreedAt.toISOString() ?? null,
        suspension: suspension
          ? { reason: inLanguage(suspension.reason, language), since: suspension.createdAt.toISOString() }
          : null,
      };
    },

    async agentConsent({ version }, { member: agent, refuse }) {
      requireActive(agent, refuse);
      try {
        const { agreedAt } = await consentTo(db, agent.id, version);
        // Other pages of the agent show it.
        live.toMember(agent.id, profileUpdated, {});
        return { version, agreedAt: agreedAt.toISOString() };
      } catch (error) {
        if (error instanceof Refused) throw refuse('103');
        throw error;
      }
    },

    async agentApply(form, { member, operation, refuse }) {
      const outcome = await apply(db, { member, form, operation });
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      return { state: 'pending', appliedAt: outcome.application.createdAt.toISOString() };
    },
  };
}
