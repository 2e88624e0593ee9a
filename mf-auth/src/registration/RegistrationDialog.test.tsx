/** @jest-environment jsdom */
import { countActions, refuse, REGISTRATION_ACTIONS } from '@tessera/testing';
import { CallError, captcha, register, registerSettings, registerVerification } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, show } from '../test-scope.tsx';
import messages from '../dialogs/messages/en_US.json';
import { fillIn, NO_DOMAIN, openRegistration, setting, SETTINGS } from './registration.fixture.tsx';
import RegistrationDialog from './RegistrationDialog.tsx';

test('registers a member with a filled form, and welcomes them', async () => {
  const loginHeader = { remoteAddr: '203.0.113.7', country: 'IN' };
  const { shell, close, user } = await openRegistration({ loginHeader });
  await fillIn(user);
  await waitFor(() => expect(close).toHaveBeenCalledWith('registered'));
  expect(shell.api.sentTo(register)).toEqual([
    expect.objectContaining({
      memberAccount: 'player1',
      memberEmail: 'ana@example.com',
      memberCurrency: 'USD',
      password: 'secret1',
      checkPassword: 'secret1',
      captchaToken: 'captcha-2',
      remoteAddr: '203.0.113.7',
      ipInfo: { country: 'IN' },
    }),
  ]);
  expect(shell.session.get().status).toBe('member');
  expect(shell.tracking.reported).toEqual([{ name: 'sign_up_complete', id: '8' }]);
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Welcome, player1. Your account is ready.' }]);
});

test('scrolls to the top of the form when it is sent', async () => {
  const scrolled = jest.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView: scrolled });
  try {
    const { user } = await openRegistration();
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
    expect(scrolled.mock.contexts[0]).toBe(document.querySelector('form'));
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  }
});

test('takes as many actions as the friction law of self-exclusion assumes, or more', async () => {
  await openRegistration();
  expect(countActions(screen.getByRole('dialog'))).toBeGreaterThanOrEqual(REGISTRATION_ACTIONS);
});

test('focuses the first field when the form arrives in the open dialog', async () => {
  await openRegistration();
  expect(screen.getByLabelText('Account name')).toHaveFocus();
});

test('leaves the focus where the visitor has moved it before the form arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof SETTINGS>();
  const opened = openRegistration({ registerSettings: () => promise });
  const closing = await screen.findByRole('button', { name: 'Close' });
  closing.focus();
  await act(async () => resolve(SETTINGS));
  await opened;
  expect(closing).toHaveFocus();
});

test('does not send an empty form, and focuses the first wrong field', async () => {
  const { shell, user } = await openRegistration();
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByLabelText('Account name')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
  expect(screen.getByText('To create an account, please accept the agreement.')).toBeVisible();
  expect(shell.api.sentTo(register)).toEqual([]);
});

test('checks a field on the server on blur', async () => {
  const { shell, user } = await openRegistration({ registerVerification: refuse('102') });
  await fill(user, 'Account name', 'player1');
  await user.tab();
  expect(await screen.findByText('This account name is taken. Please choose another.')).toBeVisible();
  expect(shell.api.sentTo(registerVerification)).toEqual([
    { memberAccount: 'player1', memberCurrency: 'USD', siteId: 1, verification: 1 },
  ]);
});

test('sends what was typed in one form, and keeps it as it was typed', async () => {
  const { shell, user } = await openRegistration();
  await user.type(screen.getByLabelText(/^Phone number/), '+1 (555) 765-4321');
  await user.type(screen.getByLabelText(/^Full name/), 'Ana  O’Li');
  await fillIn(user);
  const given = { memberPhone: '5557654321', memberName: "Ana O'Li" };
  await waitFor(() => expect(shell.api.sentTo(register)).toMatchObject([given]));
  expect(shell.api.sentTo(registerVerification)).toContainEqual(
    expect.objectContaining({ memberPhone: given.memberPhone }),
  );
  expect(screen.getByLabelText(/^Phone number/)).toHaveValue('+1 (555) 765-4321');
});

test('shows a refusal on its field, and focuses it', async () => {
  const { shell, user, close } = await openRegistration({ register: refuse('105') });
  await fillIn(user);
  expect(await screen.findByText('This email address belongs to another account.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(shell.api.sentTo(captcha)).toHaveLength(2);
  expect(screen.getByLabelText('Digits in the picture')).toHaveValue('');
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['102', 'Account name', 'This account name is taken. Please choose another.'],
  ['103', 'Full name', 'There is already an account in this name.'],
  ['104', 'Phone number', 'This phone number belongs to another account.'],
  ['105', 'Email', 'This email address belongs to another account.'],
  ['206', 'Email', 'This email address is not accepted. Please use another.'],
  ['209', 'Phone number', 'This phone number is not accepted. Please use another.'],
  ['214', 'Full name', messages['signup.err_black_list_name']],
  ['215', 'Phone number', 'Words of the server.'],
  ['216', 'Email', 'No account can be opened with this email address. Please use another.'],
  ['224', 'Digits in the picture', 'These are not the digits in the picture. Try the new one.'],
  ['227', 'Full name', 'This name is not accepted. Please check its spelling.'],
])('shows refusal %s on “%s”', async (code, label, words) => {
  const { shell, user } = await openRegistration({ register: refuse(code, 'Words of the server.') });
  await fillIn(user);
  const field = screen.getByLabelText(new RegExp(`^${label}`));
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(field).toHaveFocus();
  expect(shell.toast.shown).toEqual([]);
  expect(shell.report.errors).toEqual([]);
});

test.each([
  ['106', 'There is no agent with this number.'],
  ['107', 'Recommend codes are not taken at present. Leave the field empty.'],
  ['108', 'This agent takes in no members at present.'],
  ['109', 'The member who gave you this code is not active any more.'],
  ['110', 'This recommend code has been switched off.'],
  ['112', 'This code is not known here. Check it, or ask for a new one.'],
  ['113', 'The verification code is not right.'],
  ['114', 'This identity number belongs to another account.'],
  ['219', 'This code is not known here. Check it, or ask for a new one.'],
  ['222', 'This code is not known here. Check it, or ask for a new one.'],
  ['223', 'This identity number belongs to another account.'],
  ['228', 'This is neither an agent’s number nor a recommend code.'],
  ['301', 'Words of the server.'],
  ['308', 'Words of the server.'],
])('shows %s in a toast, since the form does not have its field', async (code, text) => {
  const { shell, user } = await openRegistration({ register: refuse(code, 'Words of the server.') });
  await fillIn(user);
  await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'error', text }]));
  expect(shell.report.errors).toEqual([]);
});

test('shows a refusal without a field in a toast', async () => {
  const { shell, user } = await openRegistration({ register: refuse('996') });
  await fillIn(user);
  const text = 'You have just registered. Please wait a little before the next try.';
  await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'error', text }]));
  expect(shell.report.errors).toEqual([]);
});

test('shows the fields required for the chosen currency', async () => {
  const { user } = await openRegistration();
  await user.selectOptions(screen.getByLabelText('Currency'), 'VND');
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Phone number')).toBeRequired();
});

test('lets a browser fill in every field', async () => {
  const names = [
    ...['member_currency', 'member_name', 'member_email', 'member_phone', 'member_birthday', 'member_qq'],
    ...['member_wechat', 'member_telegram', 'member_whats_app', 'member_zalo', 'member_skype', 'member_fb'],
    ...['member_others', 'identity_id', 'withdraw_password', 'introducer'],
  ];
  const list = names.map((name) => ({ ...setting, name, currency: 'USD' as const, isRequired: 1 as const }));
  await openRegistration({ registerSettings: { list } });
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input, form select')];
  const given = fields.flatMap((field) =>
    field.name ? [[field.name, field.getAttribute('autocomplete')]] : [],
  );
  expect(Object.fromEntries(given)).toEqual({
    language: 'off',
    username: 'username',
    password: 'new-password',
    checkPassword: 'new-password',
    memberCurrency: 'transaction-currency',
    memberName: 'name',
    memberEmail: 'email',
    memberPhone: 'tel-national',
    memberBirthday: 'bday',
    ...Object.fromEntries(
      ['Qq', 'Wechat', 'Telegram', 'WhatsApp', 'Zalo', 'Skype', 'Fb', 'Others'].map((name) => [
        `member${name}`,
        'on',
      ]),
    ),
    identityId: 'on',
    withdrawPassword: 'section-withdrawal new-password',
    introducer: 'on',
    captcha: 'off',
  });
});

test('opens the agreement and the terms over the form, without ticking the box', async () => {
  const { shell, user } = await openRegistration();
  await user.click(screen.getByRole('link', { name: 'service agreement' }));
  await user.click(screen.getByRole('link', { name: 'terms and conditions' }));
  expect(shell.offers.opened).toEqual([
    { name: 'mf-auth:legal', args: { topic: 'service' } },
    { name: 'mf-auth:legal', args: { topic: 'terms' } },
  ]);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleName(/I accept the service agreement and the terms/);
});

test.each([
  ['network', { tone: 'error', text: 'The registration form could not be loaded.', lastsMs: 5_000 }],
  ['malformed', { tone: 'error', text: 'The registration form could not be loaded.' }],
] as const)('announces a form that could not be loaded: %s', async (kind, toast) => {
  const failure = kind === 'network' ? { kind } : { kind, at: 'list' };
  const { shell } = await show(<RegistrationDialog args={{}} close={() => undefined} />, {
    answers: { registerSettings: new CallError(registerSettings, failure, ''), checkAgentDomain: NO_DOMAIN },
  });
  expect(await screen.findByText('The form could not be loaded')).toBeVisible();
  expect(shell.toast.shown).toEqual([toast]);
});

test('registers no member in showcase mode', async () => {
  const { shell, user } = await openRegistration({}, { settings: { demo: true } });
  expect(screen.getByText(messages['signup.showcase'])).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(shell.api.sentTo(register)).toEqual([]);
});

test('declares new passwords for password managers, and a phone’s pad for its number', async () => {
  await openRegistration();
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText(/^Phone number/)).toHaveAttribute('inputmode', 'tel');
});

test('can request the settings again after a failure', async () => {
  let requests = 0;
  const { shell } = await show(<RegistrationDialog args={{}} close={() => undefined} />, {
    answers: {
      captcha: { token: 't', captcha: 'data:image/png;base64,AAAA' },
      registerSettings: () => (++requests === 1 ? new Error('lost') : SETTINGS),
      checkAgentDomain: NO_DOMAIN,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Account name')).toBeVisible();
  expect(shell.report.errors).toEqual([]);
});
