/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { doubleValidation, transferReset } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { WORK } from '../captcha/captcha.fixture.ts';
import { fill, show } from '../test-scope.tsx';
import { forgetSteps } from './kept-step.ts';
import LoginDialog from './LoginDialog.tsx';

const question = { member_login_id: 'abc', question: 'member_name', available_questions_count: 3 };
const next = { memberLoginId: 'abc', question: 'member_phone', availableQuestionsCount: 2 } as const;

afterEach(() => jest.useRealTimers());

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

async function open(answers: Answers) {
  const shown = await show(<Page />, {
    answers: { clientCaptcha: { captcha: 0 }, proofOfWork: WORK, ...answers },
  });
  forgetSteps(shown.scope, shown.signal);
  const user = userEvent.setup();
  await fill(user, 'Account name', 'player1');
  return { ...shown, user };
}

async function logIn(user: UserEvent) {
  await fill(user, 'Password', 'secret1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

async function goBack(user: UserEvent) {
  // The dialog hides the rest of the page from everybody but the browser's own button.
  await user.click(screen.getByRole('button', { name: 'Back', hidden: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}
const reopen = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Open the login' }));

describe('at the question of a new device', () => {
  const validation = {
    login: refuse('107', '', question),
    doubleValidationSkip: next,
    doubleValidation: refuse('205'),
  };

  test('Back leaves it, and the next login continues with the same question', async () => {
    const { shell, user } = await open(validation);
    await logIn(user);
    await screen.findByLabelText('Your full name');
    await user.click(screen.getByRole('button', { name: 'Ask me something else' }));
    await screen.findByLabelText('Your phone number');
    await goBack(user);
    await reopen(user);
    await screen.findByLabelText('Your phone number');
    await fill(user, 'Your phone number', '5550100');
    await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
    await waitFor(() =>
      expect(shell.api.sentTo(doubleValidation)).toMatchObject([{ memberLoginId: 'abc', answer: '5550100' }]),
    );
  });

  test.each(['Close', 'Back to login'])(
    '“%s” forgets it: the next login begins at the form',
    async (name) => {
      const { user } = await open(validation);
      await logIn(user);
      await screen.findByLabelText('Your full name');
      await user.click(screen.getByRole('button', { name }));
      if (name === 'Back to login') await goBack(user);
      await reopen(user);
      expect(await screen.findByLabelText('Password')).toBeVisible();
    },
  );

  test('it is over after the five minutes for which the platform keeps it', async () => {
    const { user } = await open(validation);
    await logIn(user);
    await screen.findByLabelText('Your full name');
    jest.useFakeTimers({ advanceTimers: true });
    await goBack(user);
    act(() => jest.advanceTimersByTime(300_000));
    await reopen(user);
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  test.each(['started', 'ended'] as const)('it is forgotten when a session has %s', async (what) => {
    const { shell, user } = await open(validation);
    await logIn(user);
    await screen.findByLabelText('Your full name');
    await goBack(user);
    if (what === 'started') shell.bus.emit('session.started', { memberId: 7, restored: false });
    else shell.bus.emit('session.ended', { reason: 'logout' });
    await reopen(user);
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});

describe('at the validation of a member from another system', () => {
  const transfer = {
    login: refuse('802', '', { mode: 'email' }),
    transferVerify: { token: 't1' },
    transferReset: refuse('203'),
  } as const;

  async function reachProof(user: UserEvent) {
    await logIn(user);
    await screen.findByLabelText('Withdrawal password');
    await fill(user, 'Withdrawal password', '1234');
    await fill(user, 'Email', 'a@example.com');
  }

  test('Back from the proof leaves it, and the next login continues with what was typed but the secrets', async () => {
    const { user } = await open(transfer);
    await reachProof(user);
    await goBack(user);
    await reopen(user);
    expect(await screen.findByLabelText('Email')).toHaveValue('a@example.com');
    expect(screen.getByLabelText('Withdrawal password')).toHaveValue('');
  });

  test('Back from the new password leaves it, and the next login needs no second proof', async () => {
    const { shell, user } = await open(transfer);
    await reachProof(user);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByLabelText('New password');
    await fill(user, 'New password', 'fresh123');
    await goBack(user);
    await reopen(user);
    expect(await screen.findByLabelText('New password')).toHaveValue('');
    await fill(user, 'New password', 'fresh123');
    await fill(user, 'Password again', 'fresh123');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
    await waitFor(() =>
      expect(shell.api.sentTo(transferReset)).toEqual([
        { account: 'player1', password: 'fresh123', token: 't1' },
      ]),
    );
  });

  test('closing it forgets the proof: the next visitor must give one', async () => {
    const { user } = await open(transfer);
    await reachProof(user);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByLabelText('New password');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await reopen(user);
    await screen.findByLabelText('Password');
    await fill(user, 'Account name', 'player1');
    await logIn(user);
    expect(await screen.findByLabelText('Withdrawal password')).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});

describe('at the forgotten password', () => {
  const forgotten = { passwordForgot: { resendInS: 300, validForS: 600 } };

  test('Back from the request leaves it, and what was typed is there again', async () => {
    const { user } = await open(forgotten);
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await screen.findByLabelText('Email');
    await fill(user, 'Email', 'a@example.com');
    await goBack(user);
    await reopen(user);
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('a@example.com');
    expect(screen.getByLabelText('Account name')).toHaveValue('player1');
  });

  test('Back from the code leaves it, and the next login continues with the code', async () => {
    const { user } = await open(forgotten);
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await screen.findByLabelText('Email');
    await fill(user, 'Email', 'a@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    await screen.findByLabelText('Code from the message');
    await fill(user, 'Code from the message', '12');
    await goBack(user);
    await reopen(user);
    expect(await screen.findByLabelText('Code from the message')).toHaveValue('12');
  });

  test.each(['started', 'ended'] as const)('the code is forgotten when a session has %s', async (what) => {
    const { shell, user } = await open(forgotten);
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await screen.findByLabelText('Email');
    await fill(user, 'Email', 'a@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a code' }));
    await screen.findByLabelText('Code from the message');
    await goBack(user);
    if (what === 'started') shell.bus.emit('session.started', { memberId: 7, restored: false });
    else shell.bus.emit('session.ended', { reason: 'logout' });
    expect(shell.drafts.get('forgot')).toBeUndefined();
    await reopen(user);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });
});
