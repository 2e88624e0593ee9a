import { callQuery, callScope, type AfterLogin } from '@tessera/kit';
import { bonusSettingCheck, cashSurplusCheck, letterList, profile } from '@tessera/wire';
import { unreadPayload } from './letters/letters.payload.ts';

/**
 * Loads ahead what the member centre shows first (spec §4 Login): the profile, the number of unread letters, and the flags
 * that decide on the pages of recommendation and wallet. A failure is shown by the page that needs the answer. Push messages
 * of this device end with this session.
 */
export const afterLogin: AfterLogin = async ({ shell, queries }) => {
  // No page waits for it.
  void import('./push/link-push-device.ts')
    .then(({ linkPushDevice }) => linkPushDevice(shell))
    .catch((error: unknown) => shell.report.error(error, { part: 'push messages' }));
  const { siteId, currency, language } = callScope(shell);
  await Promise.all([
    queries.prefetchQuery(callQuery(shell, letterList, unreadPayload({ siteId, language }))),
    queries.prefetchQuery(callQuery(shell, profile, {})),
    queries.prefetchQuery(callQuery(shell, bonusSettingCheck, { siteId, memberCurrency: currency })),
    queries.prefetchQuery(callQuery(shell, cashSurplusCheck, { siteId, currency })),
  ]);
};
