/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { thirdPartyDemand, toWire } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { openRegistration, setting } from '../registration/registration.fixture.tsx';
import '../test-scope.tsx';
import { pendingAtom } from './pending.atoms.ts';

const provider = { id: 'example', name: 'Example' };
const noClaims = {
  linkToken: 'link-1',
  provider,
  memberName: null,
  memberEmail: null,
  memberPhone: null,
  memberBirthday: null,
};

const fieldsOf = (currency: 'USD' | 'RMB' | 'VND') =>
  ['member_currency', 'member_name', 'member_email', 'member_phone'].map((name) => ({
    ...setting,
    ...{ name, currency, isRequired: 0 as const },
  }));

/** Opens the registration in a currency, and brings the account of a provider with these claims. */
async function arrive(claims: object, currency: 'USD' | 'RMB' | 'VND' = 'USD', answers: Answers = {}) {
  const shown = await openRegistration({
    registerSettings: { list: [...fieldsOf('USD'), ...(currency === 'USD' ? [] : fieldsOf(currency))] },
    thirdPartyProviders: { providers: [provider] },
    thirdPartyStart: { url: 'https://id.example/auth', state: 'state-1', expiresInS: 600 },
    thirdPartyComplete: refuse('110', '', toWire(thirdPartyDemand, { ...noClaims, ...claims })),
    ...answers,
  });
  const { shell, user } = shown;
  await user.selectOptions(screen.getByLabelText('Currency'), currency);
  await user.click(await screen.findByRole('button', { name: 'Continue with Example' }));
  const { opened } = shell.windows.authorizations;
  await waitFor(() => expect(opened[0]?.visits).toHaveLength(1));
  act(() => opened[0]?.answer({ code: 'code-1' }));
  await screen.findByText(/Example will be linked to your new account/);
  return shown;
}

test.each([
  ['USD', '李小龙'],
  ['USD', 'नूर खान'],
  ['USD', 'ニーナ・ロート'],
  ['USD', 'نور'],
  ['RMB', '李小龙'],
  ['VND', 'Hoa'],
] as const)('fills in a name that the form of %s takes: %s', async (currency, memberName) => {
  await arrive({ memberName }, currency);
  await waitFor(() => expect(screen.getByLabelText(/^Full name/)).toHaveValue(memberName));
});

test.each([
  ['RMB', { memberName: 'Ada Lindqvist' }, /^Full name/],
  ['VND', { memberName: 'Ada Lindqvist' }, /^Full name/],
  ['USD', { memberName: 'Ada 🎲' }, /^Full name/],
  ['USD', { memberName: 'ada_90' }, /^Full name/],
  ['VND', { memberPhone: '+46 70 123 45 67' }, /^Phone number/],
  ['USD', { memberEmail: 'no address' }, /^Email/],
] as const)('leaves empty in the form of %s what it would refuse: %j', async (currency, claims, label) => {
  const { user } = await arrive(claims, currency);
  expect(screen.getByLabelText(label)).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByLabelText(label)).toBeValid();
});

test('shows at once that the e-mail address belongs to an account, and the login there still links', async () => {
  const { user, scope, shell } = await arrive({ memberEmail: 'ada@example.com' }, 'USD', {
    registerVerification: refuse('105'),
  });
  const email = screen.getByLabelText(/^Email/);
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription('This email address belongs to another account.'),
  );
  expect(email).toHaveValue('ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(shell.bus.emitted).toEqual([{ name: 'auth.loginRequested', payload: {} }]);
  expect(scope.store.get(pendingAtom)).toMatchObject({ kind: 'arrival' });
});
