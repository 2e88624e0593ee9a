import { readMemberFields } from '@tessera/domain';
import { asc } from 'drizzle-orm';
import { countVisit } from '../agent/link-visits.ts';
import { inLanguage } from '../db/columns.ts';
import { agreementSections } from '../db/schema/registration.ts';
import { registerFields } from '../db/schema/site.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { forbidden } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { agentDomainOf, agentOf, findIntroducer, isActiveAgent } from './introducers.ts';
import { sendPhoneCode } from './phone-message.ts';
import { provePhone } from './phone-proof.ts';
import { refusalOf, registerMembers } from './register.ts';
import { checkFields } from './registration-rules.ts';

type Calls =
  | 'checkAgentDomain'
  | 'memberInfo'
  | 'register'
  | 'registerSettings'
  | 'registerSms'
  | 'registerVerification'
  | 'serviceAgreement'
  | 'validMessage';

export function registrationHandlers(services: Services): Pick<Handlers, Calls> {
  const { db } = services;

  return {
    async checkAgentDomain({ host, siteId }) {
      await requireSite(db, siteId);
      const domain = await agentDomainOf(db, siteId, host);
      return {
        isValid: flag(domain !== undefined),
        currency: domain?.currency ?? null,
        agentId: domain?.agentId ?? null,
      };
    },

    async memberInfo({ id }, { address }) {
      const agent = await agentOf(db, id);
      if (!agent || !isActiveAgent(agent)) return { currency: null };
      await countVisit(db, { introducerId: id, address });
      return { currency: agent.currency };
    },

    register: registerMembers(services),

    async registerSettings() {
      const rows = await db
        .select()
        .from(registerFields)
        .orderBy(asc(registerFields.currency), asc(registerFields.position));
      return {
        list: rows.map((row) => ({
          name: row.name,
          currency: row.currency,
          isDisplay: flag(row.isDisplay),
          isRequired: flag(row.isRequired),
          isUnique: flag(row.isUnique),
          isMemberCenter: flag(row.isMemberCenter),
          isVerification: flag(row.isVerification),
          ...(row.name === 'member_phone' && {
            isMemberCenterVerification: flag(row.isMemberCenterVerification),
          }),
        })),
      };
    },

    async registerSms(
      { memberPhone, currency, siteId, answer, captchaToken },
      { address, language, refuse },
    ) {
      const { demo, tenDigitPhones: isTenDigits } = await requireSite(db, siteId);
      if (demo) throw forbidden('nobody registers on a showcase');
      const isProved =
        captchaToken !== undefined && (await services.captchas.redeem(2, captchaToken, answer ?? ''));
      const message = { siteId, phone: memberPhone, currency, isTenDigits, language, address, isProved };
      const refused = await sendPhoneCode(services, message);
      if (refused) throw refuse(refused.code, refused.data);
      return {};
    },

    async registerVerification(typed, context) {
      const payload = readMemberFields(typed, typed.memberCurrency);
      await requireSite(db, payload.siteId);
      const wrong = await checkFields(db, payload);
      if (wrong) throw refusalOf(context, wrong);
      if (payload.memberPhone && payload.phoneVerify !== undefined) {
        const proof = await provePhone(services, payload.memberPhone, payload.phoneVerify);
        if ('code' in proof) throw refusalOf(context, proof);
      }
      return {};
    },

    async serviceAgreement({ siteId }, { language }) {
      await requireSite(db, siteId);
      const sections = await db.select().from(agreementSections).orderBy(asc(agreementSections.position));
      return {
        list: sections.map(({ id, title, content }) => ({
          id,
          title: inLanguage(title, language),
          content: inLanguage(content, language),
        })),
      };
    },

    async validMessage({ siteId, recommendCode, agentId }, { address }) {
      const given = recommendCode ?? agentId?.toString() ?? '';
      const found = await findIntroducer(db, siteId, given);
      if (!('introducer' in found)) return { isValid: 0 };
      const { introducer } = found;
      // A code that is asked for as an agent's id is none, nor the other way round.
      if ((introducer.code !== undefined) !== (recommendCode !== undefined)) return { isValid: 0 };
      await countVisit(db, { ...introducer, address });
      return { isValid: 1 };
    },
  };
}
