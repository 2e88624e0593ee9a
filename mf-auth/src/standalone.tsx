import { refuse } from '@tessera/testing';
import { runStandalone } from '@tessera/testing/standalone';
import '@tessera/ui/styles.css';
import config from '../remote.config.ts';
import remote from './remote.ts';

const shown = { isDisplay: 1, isUnique: 1, isMemberCenter: 0, isVerification: 0 } as const;
const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;

/** A captcha picture that shows `1234`. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 48"><rect width="132" height="48" fill="#171b24"/>' +
    '<text x="66" y="34" fill="#ffb020" font-size="30" text-anchor="middle">1234</text></svg>',
)}`;

/** Lets the account `player1` log in; any other is refused with the code at the end of its name: `test107`. */
void runStandalone(remote, config, {
  answers: {
    captcha: { token: 'captcha', captcha: PICTURE },
    login: ({ account }) => (account === 'player1' ? member : refuse(/\d{3}$/.exec(account)?.[0] ?? '101')),
    logout: null,
    register: member,
    registerSms: null,
    checkAgentDomain: { isValid: 0, currency: null, agentId: null },
    registerVerification: ({ memberAccount }) => (memberAccount === 'player1' ? refuse('102') : null),
    registerSettings: {
      list: (['USD', 'INR', 'VND'] as const).flatMap((currency) => [
        { ...shown, name: 'member_currency', currency, isRequired: 1 },
        { ...shown, name: 'member_email', currency, isRequired: 1 },
        { ...shown, name: 'member_phone', currency, isRequired: 0, isVerification: 1 },
        { ...shown, name: 'member_telegram', currency, isRequired: 0 },
        { ...shown, name: 'withdraw_password', currency, isRequired: 0 },
        { ...shown, name: 'introducer', currency, isRequired: 0 },
      ]),
    },
  },
  settings: { currencies: ['USD', 'INR', 'VND'] },
});
