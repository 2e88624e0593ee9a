/** @jest-environment jsdom */
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import { editPassword } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { fill, show } from '../test-scope.tsx';
import ChangePasswordDialog from './ChangePasswordDialog.tsx';
import ChangePasswordSlot from './ChangePasswordSlot.tsx';

async function open(
  args: { readonly isRequired?: boolean } = {},
  answers: Answers = {},
  options: FakeShellOptions = {},
) {
  const close = jest.fn();
  const shown = await show(<ChangePasswordDialog args={args} close={close} />, {
    session: 'member',
    answers: { editPassword: null, ...answers },
    ...options,
  });
  return { ...shown, close, user: userEvent.setup() };
}

async function change(user: UserEvent, password: string, again = password) {
  await fill(user, 'Present password', 'old12345');
  await fill(user, 'New password', password);
  await fill(user, 'Password again', again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('changes the password, and informs the page', async () => {
  const { shell, close, user } = await open();
  expect(screen.getByLabelText('Present password')).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('player1');
  await change(user, 'm4vq8tzk');
  await waitFor(() => expect(close).toHaveBeenCalledWith('changed'));
  expect(shell.api.sentTo(editPassword)).toEqual([
    { oldPassword: 'old12345', password: 'm4vq8tzk', checkPassword: 'm4vq8tzk' },
  ]);
  expect(shell.offers.emitted).toEqual([{ name: 'mf-auth:passwordChanged', payload: {} }]);
});

test.each([
  ['short', undefined, 'New password', 'Use 6 to 12 characters.'],
  ['letters', undefined, 'New password', 'Use letters and digits only, at least one of each.'],
  ['old12345', undefined, 'New password', 'This is your present password. Choose another one.'],
  ['m4vq8tzk', 'm4vq8tzx', 'Password again', 'The two passwords differ.'],
])('does not send %s, repeated as %s', async (password, again, label, words) => {
  const { shell, user } = await open();
  await change(user, password, again);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(shell.api.sentTo(editPassword)).toEqual([]);
});

test('shows an error when a field is left, not while it is typed', async () => {
  const { user } = await open();
  const password = screen.getByLabelText('New password');
  await user.click(password);
  await user.tab();
  expect(password).toHaveAccessibleDescription('6 to 12 letters and digits');
  await fill(user, 'New password', 'short');
  expect(password).toHaveAccessibleDescription('6 to 12 letters and digits');
  await user.click(screen.getByLabelText('Password again'));
  expect(password).toHaveAccessibleDescription('Use 6 to 12 characters.');
  await user.paste('other');
  expect(screen.getByLabelText('Password again')).not.toHaveAccessibleDescription();
  await user.click(screen.getByLabelText('Present password'));
  expect(screen.getByLabelText('Password again')).toHaveAccessibleDescription('The two passwords differ.');
  await fill(user, 'New password', 'x');
  expect(screen.getByLabelText('Password again')).not.toHaveAccessibleDescription();
});

test('accepts the length that the site allows', async () => {
  const { close, user } = await open({}, {}, { settings: { passwordMaxLength: 64 } });
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('6 to 64 letters and digits');
  await change(user, 'm4vq8tzk'.repeat(8));
  await waitFor(() => expect(close).toHaveBeenCalledWith('changed'));
});

test.each([
  ['101', 'Present password', 'This is not your password.'],
  ['102', 'New password', 'This is your present password. Choose another one.'],
  ['104', 'New password', 'Others would guess this password soon. Choose a less common one.'],
])('shows code %s on its field', async (code, label, words) => {
  const { user, close } = await open({}, { editPassword: refuse(code) });
  await change(user, 'm4vq8tzk');
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
});

test('shows code 103 above the form', async () => {
  const { user } = await open({}, { editPassword: refuse('103') });
  await change(user, 'm4vq8tzk');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many wrong passwords/);
});

test('rates what is typed, with a list that loads with the first letter', async () => {
  const { user } = await open();
  await fill(user, 'New password', 'trustno1');
  expect(await screen.findByText('Weak: one of the most used passwords')).toHaveRole('status');
  await user.clear(screen.getByLabelText('New password'));
  await fill(user, 'New password', 'player1xy');
  expect(screen.getByText('Weak: it contains the account name')).toBeVisible();
  await user.clear(screen.getByLabelText('New password'));
  await fill(user, 'New password', 'm4Vq8tZkw2Hn');
  expect(screen.getByText('Strong')).toBeVisible();
});

test('a required change has no way out but logging out', async () => {
  const { shell, user } = await open({ isRequired: true });
  expect(screen.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(shell.session.get().status).toBe('guest');
});

test('the form in a page shows only while the change is required', async () => {
  const { shell } = await show(<ChangePasswordSlot />, { session: 'member' });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  const session = shell.session.get();
  if (session.status !== 'member' || !session.member.details) throw new Error('no member');
  const details = { ...session.member.details, mustChangePassword: true };
  act(() => shell.session.set({ ...session, member: { ...session.member, details } }));
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});
