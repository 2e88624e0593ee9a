/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { register, registerSms, registerVerification } from '@tessera/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '../test-scope.tsx';
import { fillIn, openRegistration, setting, SETTINGS, type Setting } from './registration.fixture.tsx';

async function write(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.click(input);
  await user.paste(text);
}

/** Returns the answers of a site that also asks for these fields. */
function asking(...fields: (Partial<Setting> & Pick<Setting, 'name'>)[]): Answers {
  const extra = fields.map((one) => ({
    ...setting,
    currency: 'USD' as const,
    isRequired: 0 as const,
    ...one,
  }));
  return { registerSettings: { list: [...SETTINGS.list, ...extra] } };
}

test('shows, checks and sends the fields that the site asks for', async () => {
  const { shell, user } = await openRegistration(
    asking(
      { name: 'member_birthday' },
      { name: 'member_telegram' },
      { name: 'identity_id', isRequired: 1 },
      { name: 'withdraw_password' },
      { name: 'introducer' },
      { name: 'member_qq', isDisplay: 0 },
    ),
  );
  expect(screen.queryByLabelText(/QQ/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByLabelText('Identity number')).toHaveAccessibleDescription('Enter your identity number.');
  await fill(user, 'Identity number', 'AB-123456');
  fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '1990-02-28' } });
  await write(user, screen.getByLabelText(/^Telegram/), '@ana_li');
  await write(user, screen.getByLabelText(/^Withdrawal password/), '0042');
  await write(user, screen.getByLabelText(/^Introducer/), 'ABCD2345');
  await user.tab();
  await waitFor(() =>
    expect(shell.api.sentTo(registerVerification)).toContainEqual({
      introducer: 'ABCD2345',
      memberCurrency: 'USD',
      siteId: 1,
      verification: 1,
    }),
  );
  await fillIn(user);
  await waitFor(() => expect(shell.api.sentTo(register)).toHaveLength(1));
  expect(shell.api.sentTo(register)[0]).toMatchObject({
    identityId: 'AB-123456',
    memberBirthday: '1990-02-28',
    memberTelegram: '@ana_li',
    withdrawPassword: '0042',
    introducer: 'ABCD2345',
  });
  expect(shell.api.sentTo(register)[0]).not.toHaveProperty('memberQq');
});

test('shows a refused introducer on its field', async () => {
  const { user } = await openRegistration({ ...asking({ name: 'introducer' }), register: refuse('112') });
  await write(user, screen.getByLabelText(/^Introducer/), 'ABCD2345');
  await fillIn(user);
  expect(
    await screen.findByText('This code is not known here. Check it, or ask for a new one.'),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Introducer/)).toHaveFocus();
});

describe('a phone that must be verified', () => {
  const PROVED: Answers = {
    registerSettings: {
      list: SETTINGS.list.map((one) => ({
        ...one,
        isVerification: one.name === 'member_phone' ? (1 as const) : one.isVerification,
      })),
    },
    registerSms: null,
  };
  const sendButton = () => screen.getByRole('button', { name: /^(Send a code|Again in \d+ s)$/ });

  test('receives a code, and is registered with it', async () => {
    const { shell, user } = await openRegistration(PROVED);
    expect(screen.queryByLabelText('Code from the text message')).toBeNull();
    await write(user, screen.getByLabelText(/^Phone number/), '5551234');
    await user.click(sendButton());
    expect(shell.api.sentTo(registerSms)).toEqual([
      { memberPhone: '5551234', currency: 'USD', type: 'register_member', siteId: 1 },
    ]);
    expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'A code is on its way to 5551234.' }]);
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveTextContent(/^Again in (300|299) s$/);

    await fillIn(user);
    expect(screen.getByText('Enter the 6 digits of the text message.')).toBeVisible();
    expect(shell.api.sentTo(register)).toEqual([]);
    await fill(user, 'Code from the text message', '012345');
    await user.tab();
    await waitFor(() =>
      expect(shell.api.sentTo(registerVerification)).toContainEqual({
        memberPhone: '5551234',
        phoneVerify: '012345',
        memberCurrency: 'USD',
        siteId: 1,
        verification: 1,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(shell.api.sentTo(register)).toHaveLength(1));
    expect(shell.api.sentTo(register)[0]).toMatchObject({ memberPhone: '5551234', phoneVerify: '012345' });
  });

  test('allows the next code after five minutes', async () => {
    const { user } = await openRegistration(PROVED);
    await write(user, screen.getByLabelText(/^Phone number/), '5551234');
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(sendButton());
    await waitFor(() => expect(sendButton()).toBeDisabled());
    await act(() => jest.advanceTimersByTimeAsync(299_000));
    expect(sendButton()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(sendButton()).toBeEnabled();
    expect(sendButton()).toHaveTextContent('Send a code');
    jest.useRealTimers();
  });

  test('allows the next code when the lock that the platform reports ends', async () => {
    const until = new Date(Date.now() + 120_000).toISOString();
    const { user } = await openRegistration({
      ...PROVED,
      registerSms: refuse('102', '', { door: 'phone_code', until }),
    });
    await write(user, screen.getByLabelText(/^Phone number/), '5551234');
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(sendButton());
    await waitFor(() => expect(sendButton()).toBeDisabled());
    await act(() => jest.advanceTimersByTimeAsync(100_000));
    expect(sendButton()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(sendButton()).toBeEnabled();
    jest.useRealTimers();
  });

  test.each([
    ['103', 'No code can be sent at present. Please contact customer service.', true],
    ['104', 'No code can be sent to this number today. Please contact customer service.', true],
    ['102', 'A code has been sent to you. Another one can be sent after five minutes.', false],
  ])('shows refusal %s in a toast', async (code, words, mayTryAgain) => {
    const { shell, user } = await openRegistration({ ...PROVED, registerSms: refuse(code) });
    await write(user, screen.getByLabelText(/^Phone number/), '5551234');
    await user.click(sendButton());
    await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'error', text: words }]));
    expect(sendButton().hasAttribute('disabled')).toBe(!mayTryAgain);
    expect(shell.report.errors).toEqual([]);
  });

  test.each([
    ['099', 'This is not a phone number of the chosen currency.'],
    ['201', 'Enter your phone number.'],
  ])('shows refusal %s on the phone', async (code, words) => {
    const { user } = await openRegistration({ ...PROVED, registerSms: refuse(code) });
    await write(user, screen.getByLabelText(/^Phone number/), '5551234');
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByLabelText(/^Phone number/)).toHaveAccessibleDescription(words));
  });

  test('is validated before a code is requested', async () => {
    const { shell, user } = await openRegistration(PROVED);
    await write(user, screen.getByLabelText(/^Phone number/), '555-12a4');
    await user.click(sendButton());
    expect(screen.getByLabelText(/^Phone number/)).toHaveAccessibleDescription('Use digits only.');
    expect(shell.api.sentTo(registerSms)).toEqual([]);
  });
});

test.each([
  ['withdraw_password', /^Withdrawal password/, '135799', 'Use exactly 4 digits.'],
  [
    'member_telegram',
    /^Telegram/,
    `@${'a'.repeat(60)}`,
    'Use 5 to 50 letters, digits, underscores, dots, hyphens or @.',
  ],
  ['identity_id', /^Identity number/, 'A'.repeat(40), 'Use 4 to 32 letters, digits or hyphens.'],
  ['member_others', /^Another contact/, 'a'.repeat(101), 'This is too long. Please shorten it.'],
  ['introducer', /^Introducer/, 'A'.repeat(65), 'This is too long. Please shorten it.'],
] as const)(
  'keeps all that is pasted into %s, and says that it is too long',
  async (name, label, pasted, words) => {
    const { user } = await openRegistration(asking({ name }));
    await write(user, screen.getByLabelText(label), pasted);
    await user.tab();
    expect(screen.getByLabelText(label)).toHaveValue(pasted);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  },
);
