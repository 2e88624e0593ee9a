import { createScope } from '@tessera/kit';
import { createFakeShell } from '@tessera/testing';
import { bonusSettingCheck, cashSurplusCheck, letterList, profile } from '@tessera/wire';
import config from '../remote.config.ts';
import { afterLogin } from './after-login.ts';

test('requests the profile, the unread letters and both flags of the member’s currency', async () => {
  const shell = createFakeShell({
    session: 'member',
    currency: 'VND',
    answers: { bonusSettingCheck: { isFriend: 1 }, cashSurplusCheck: { active: 0 } },
  });
  const { signal } = new AbortController();
  const scope = await createScope(config, shell, signal, async () => ({ default: {} }));
  await afterLogin(scope, { memberId: 7, restored: false }, signal);
  expect(shell.api.sentTo(profile)).toEqual([{}]);
  expect(shell.api.sentTo(bonusSettingCheck)).toEqual([{ siteId: 1, memberCurrency: 'VND' }]);
  expect(shell.api.sentTo(letterList)).toMatchObject([{ siteId: 1, language: 'en_US', count: 1 }]);
  expect(shell.api.sentTo(cashSurplusCheck)).toEqual([{ siteId: 1, currency: 'VND' }]);
});
