import type { Handlers } from '../http/handlers.ts';
import { sendSecurityLetter } from '../letters/security-letter.ts';
import type { Services } from '../services.ts';
import { accountDataOf } from './account-data.ts';

export function accountDataHandlers(services: Services): Pick<Handlers, 'accountData'> {
  return {
    async accountData({ section, after = 0 }, context) {
      const { language, member } = context;
      const part = await accountDataOf(services.db, member, { section, after, language });
      // Each download begins with the profile.
      if (section === 'profile') await sendSecurityLetter(services, 'dataDownloaded', context);
      return part;
    },
  };
}
