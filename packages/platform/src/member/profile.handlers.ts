import { profileUpdated } from '@tessera/wire';
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
      const isChanged = await editProfile(services, payload, context);
      if (isChanged) live.toMember(context.member.id, profileUpdated, {});
      return {};
    },

    async profileSms({ siteId, memberPhone }, { address, member, refuse }) {
      await requireSite(db, siteId);
      const message = { siteId, phone: memberPhone, currency: member.currency, address };
      const refused = await sendPhoneCode(services, message);
      if (refused) throw refuse(refused);
      return {};
    },
  };
}
