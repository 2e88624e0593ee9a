/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { WORK } from '../captcha/captcha.fixture.ts';
import { fill, show } from '../test-scope.tsx';
import { forgetSteps } from './kept-step.ts';
import LoginDialog from './LoginDialog.tsx';

const TRANSFER = { login: refuse('802', '', { mode: 'email' }) } as const;
const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;

/** Back closes the dialog as the shell does: it is gone, and its own close button was not pressed. */
function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Back' : 'Open the login'}</button>
      {isOpen && <LoginDialog args={{}} close={() => setIsOpen(false)} />}
    </>
  );
}

/** Opens the login; with the drafts of an earlier page this is a reload. */
async function open(drafts: Map<string, string>, answers: Answers = {}) {
  const shown = await show(<Page />, {
    drafts,
    answers: { clientCaptcha: { captcha: 0 }, proofOfWork: WORK, ...answers },
  });
  forgetSteps(shown.scope, shown.signal);
  return { ...shown, user: userEvent.setup() };
}

async function logIn(user: UserEvent) {
  await fill(user, 'Password', 'secret1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

const account = () => screen.findByLabelText('Account name');

test('keeps the account’s name over Back and a reload, and never the password', async () => {
  const drafts = new Map<string, string>();
  const { user, unmount } = await open(drafts);
  await fill(user, 'Account name', 'player1');
  await fill(user, 'Password', 'secret1');
  await user.click(screen.getByRole('button', { name: 'Back', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Open the login' }));
  expect(await account()).toHaveValue('player1');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  unmount();
  await open(drafts);
  expect(await account()).toHaveValue('player1');
  expect([...drafts.values()].join()).not.toContain('secret1');
});

test('keeps the address of a transfer validation over a reload, for the same account only', async () => {
  const drafts = new Map<string, string>();
  const first = await open(drafts, TRANSFER);
  await fill(first.user, 'Account name', 'player1');
  await logIn(first.user);
  await screen.findByLabelText('Withdrawal password');
  await fill(first.user, 'Withdrawal password', '1357');
  await fill(first.user, 'Email', 'a@example.com');
  expect([...drafts.values()].join()).not.toMatch(/secret1|1357/);
  first.unmount();

  const again = await open(drafts, TRANSFER);
  expect(await account()).toHaveValue('player1');
  await logIn(again.user);
  expect(await screen.findByLabelText('Email')).toHaveValue('a@example.com');
  await again.user.click(screen.getByRole('button', { name: 'Back to login' }));
  await again.user.clear(await account());
  await fill(again.user, 'Account name', 'player2');
  await logIn(again.user);
  expect(await screen.findByLabelText('Email')).toHaveValue('');
});

test('keeps nothing where nothing was typed', async () => {
  const drafts = new Map<string, string>();
  await open(drafts);
  await account();
  expect(drafts.size).toBe(0);
});

test('forgets the name after a login', async () => {
  const drafts = new Map<string, string>();
  const { user } = await open(drafts, { login: member });
  await fill(user, 'Account name', 'player1');
  await logIn(user);
  await screen.findByRole('button', { name: 'Open the login' });
  expect(drafts.size).toBe(0);
});

test('forgets the name when the dialog is closed by its own button', async () => {
  const drafts = new Map<string, string>();
  const { user } = await open(drafts);
  await fill(user, 'Account name', 'player1');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(drafts.size).toBe(0);
});

test.each(['started', 'ended'] as const)('forgets the name when a session has %s', async (what) => {
  const drafts = new Map<string, string>();
  const { shell, user } = await open(drafts);
  await fill(user, 'Account name', 'player1');
  await user.click(screen.getByRole('button', { name: 'Back', hidden: true }));
  if (what === 'started') shell.bus.emit('session.started', { memberId: 7, restored: false });
  else shell.bus.emit('session.ended', { reason: 'logout' });
  await user.click(screen.getByRole('button', { name: 'Open the login' }));
  expect(await account()).toHaveValue('');
});

test.each(['nonsense', '[]', '{"account":"player1","mode":"pigeon"}', 'null'])(
  'ignores the draft of an address that it cannot read: %j',
  async (draft) => {
    const { user } = await open(new Map([['transfer', draft]]), TRANSFER);
    await fill(user, 'Account name', 'player1');
    await logIn(user);
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  },
);
