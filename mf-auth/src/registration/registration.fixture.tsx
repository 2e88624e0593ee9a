import { type Answers, type FakeShellOptions } from '@tessera/testing';
import type { AnswerOf, registerSettings } from '@tessera/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, show } from '../test-scope.tsx';
import RegistrationDialog from './RegistrationDialog.tsx';

export type Setting = AnswerOf<typeof registerSettings>['list'][number];

export const setting = { isUnique: 1, isMemberCenter: 0, isVerification: 0, isDisplay: 1 } as const;
export const SETTINGS: { readonly list: Setting[] } = {
  list: [
    { ...setting, name: 'member_currency', currency: 'USD', isRequired: 1 },
    { ...setting, name: 'member_name', currency: 'USD', isRequired: 0 },
    { ...setting, name: 'member_email', currency: 'USD', isRequired: 1 },
    { ...setting, name: 'member_phone', currency: 'USD', isRequired: 0 },
    { ...setting, name: 'member_currency', currency: 'VND', isRequired: 1 },
    { ...setting, name: 'member_phone', currency: 'VND', isRequired: 1 },
  ],
};
export const NO_DOMAIN = { isValid: 0, currency: null, agentId: null } as const;
export const MEMBER = { memberId: 8, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;

/** Opens the dialog on a site with the fields of {@link SETTINGS}; `answers` override the platform's. */
export async function openRegistration(answers: Answers = {}, options: FakeShellOptions = {}) {
  const close = jest.fn();
  const shown = await show(<RegistrationDialog args={{}} close={close} />, {
    ...options,
    answers: {
      captcha: { token: 'captcha-2', captcha: 'data:image/png;base64,AAAA' },
      registerSettings: SETTINGS,
      registerVerification: null,
      register: MEMBER,
      checkAgentDomain: NO_DOMAIN,
      ...answers,
    },
  });
  await screen.findByLabelText('Account name');
  return { ...shown, close, user: userEvent.setup() };
}

/** Fills in the fields that are always required, and submits. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await fill(user, 'Account name', 'player1');
  await fill(user, 'Password', 'secret1');
  await fill(user, 'Password again', 'secret1');
  await fill(user, 'Email', 'ana@example.com');
  await fill(user, 'Digits in the picture', '1234');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}
