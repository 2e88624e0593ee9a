/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WORK } from '../captcha/captcha.fixture.ts';
import RegistrationDialog from '../registration/RegistrationDialog.tsx';
import { fill, show } from '../test-scope.tsx';
import LoginDialog from './LoginDialog.tsx';

const question = { member_login_id: 'abc', question: 'member_name', available_questions_count: 2 };
const ANSWERS: Answers = { clientCaptcha: { captcha: 0 }, proofOfWork: WORK };

async function openLogin(answers: Answers = {}) {
  const close = jest.fn();
  const shown = await show(<LoginDialog args={{}} close={close} />, { answers: { ...ANSWERS, ...answers } });
  const user = userEvent.setup();
  await fill(user, 'Account name', 'player1');
  return { ...shown, close, user };
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await fill(user, 'Password', 'secret1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each([
  ['the login', undefined, 'Password'],
  ['the validation', refuse('107', '', question), 'Your full name'],
  ['the transfer', refuse('802', '', { mode: 'email' }), 'Withdrawal password'],
  ['the authenticator', refuse('803', '', { member_login_id: 'abc' }), 'Code from the app'],
])('closes %s when another tab has logged in', async (_name, refusal, label) => {
  const { shell, close, user } = await openLogin(refusal && { login: refusal });
  if (refusal) await logIn(user);
  await screen.findByLabelText(label);
  expect(close).not.toHaveBeenCalled();
  act(() => shell.bus.emit('session.started', { memberId: 7, restored: true }));
  expect(close.mock.calls).toEqual([[]]);
});

test('closes the forgotten password when another tab has logged in', async () => {
  const { shell, close, user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await screen.findByLabelText('Email');
  act(() => shell.bus.emit('session.started', { memberId: 7, restored: true }));
  expect(close.mock.calls).toEqual([[]]);
});

test('closes the registration when another tab has logged in', async () => {
  const close = jest.fn();
  const { shell } = await show(<RegistrationDialog args={{}} close={close} />, {
    answers: { registerSettings: new Error('lost') },
  });
  act(() => shell.bus.emit('session.started', { memberId: 7, restored: true }));
  await waitFor(() => expect(close.mock.calls).toEqual([[]]));
});

test('stays open for a session that this tab starts itself', async () => {
  const { shell, close } = await openLogin();
  act(() => shell.bus.emit('session.started', { memberId: 7, restored: false }));
  expect(close).not.toHaveBeenCalled();
});
