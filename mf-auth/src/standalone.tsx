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

/** The authenticator's code is always `123456`. */
let isAuthenticatorOn = false;
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, index) => `7k2m${index}-x9t4d`);

const PROVIDER = { id: 'example', name: 'Example' };

/** Lets the account `player1` log in; any other is refused with the code at the end of its name: `test107`. */
void runStandalone(remote, config, {
  answers: {
    captcha: { token: 'captcha', captcha: PICTURE },
    login: ({ account }) => (account === 'player1' ? member : refuse(/\d{3}$/.exec(account)?.[0] ?? '101')),
    logout: null,
    authenticatorState: () => ({
      isOn: isAuthenticatorOn ? 1 : 0,
      since: isAuthenticatorOn ? '2026-11-01T12:00:00Z' : null,
      recoveryCodesLeft: isAuthenticatorOn ? 8 : 0,
    }),
    authenticatorBegin: {
      secret: SECRET,
      uri: `otpauth://totp/localhost:player1?issuer=localhost&secret=${SECRET}`,
      expiresInS: 900,
    },
    authenticatorConfirm: ({ code }) => {
      if (code !== '123456') return refuse('101');
      isAuthenticatorOn = true;
      return { recoveryCodes: CODES };
    },
    authenticatorRecoveryCodes: { recoveryCodes: CODES },
    authenticatorRemove: () => {
      isAuthenticatorOn = false;
      return null;
    },
    proofMethods: () => ({
      methods: isAuthenticatorOn ? ['authenticator', 'recoveryCode'] : ['password'],
    }),
    proof: ({ password, code }) =>
      password === 'secret1' || code === '123456' ? { freshForS: 600 } : refuse('101'),
    thirdPartyProviders: { providers: [PROVIDER] },
    thirdPartyStart: { url: 'https://id.example/auth', state: 'state-of-a-visit', expiresInS: 600 },
    thirdPartyLinkStart: { url: 'https://id.example/auth', state: 'state-of-a-visit', expiresInS: 600 },
    thirdPartyUnlink: null,
    linkedLogins: {
      logins: [
        {
          id: 1,
          provider: { id: 'other', name: 'Other' },
          label: 'player1@example.com',
          linkedAt: '2026-11-01T12:00:00Z',
          lastUsedAt: null,
        },
      ],
    },
    register: member,
    registerSms: null,
    registerBackground: { detail: { photo: null } },
    modelLogin: { list: [], title: 'Good evening', content: '<p>New tables open at nine.</p>' },
    serviceAgreement: { list: [{ id: 1, title: 'Your account', content: '<p>One account each.</p>' }] },
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
