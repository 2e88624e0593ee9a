import { letterSent, profileUpdated } from '@tessera/wire';
import { sendPhoneCode } from '../auth/phone-message.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { editProfile } from './profile-edit.ts';

/** What a member changes of the profile (spec §3 Member profile). */
export function profileHandlers(services: Services): Pick<Handlers, 'profileEdit' | 'profileSms'> {
  const { db, live } = services;

  return {
    async profileEdit(payload, context) {
      await requireSite(db, payload.siteId);
      const { hasChanged, letterIds } = await editProfile(services, payload, context);
      for (const id of letterIds) live.toMember(context.member.id, letterSent, { id });
      if (hasChanged) live.toMember(context.member.id, profileUpdated, {});
      return {};
    },

    async profileSms({ siteId, memberPhone }, { address, language, member, refuse }) {
      const { tenDigitPhones: isTenDigits } = await requireSite(db, siteId);
      const { currency } = member;
      const phone = { phone: memberPhone, currency, isTenDigits };
      const message = { siteId, ...phone, language, address, isProved: true };
      const refused = await sendPhoneCode(services, message);
      if (refused) throw refuse(refused.code, refused.data);
      return {};
    },
  };
}
