/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { CallError, captcha, transferReset, transferVerify } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { fill, show } from '../test-scope.tsx';
import TransferValidation from './TransferValidation.tsx';

const picture = { token: 'captcha-1', captcha: 'data:image/png;base64,AAAA' };
const AGAIN = 'This could not be confirmed. Check what you entered and try again.';

async function open(mode: 'email' | 'phone', answers: Answers = {}) {
  const onLeave = jest.fn();
  const shown = await show(<TransferValidation mode={mode} account="player1" onLeave={onLeave} />, {
    answers: {
      captcha: picture,
      proofOfWork: new Error('no such call'),
      transferVerify: { token: 't1' },
      transferReset: null,
      ...answers,
    },
  });
  await screen.findByAltText('Picture with digits to type');
  return { ...shown, onLeave, user: userEvent.setup() };
}

async function prove(user: UserEvent, label: string, contact: string) {
  await fill(user, 'Withdrawal password', '1234');
  await fill(user, label, contact);
  await fill(user, 'Digits in the picture', '5678');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

async function choose(user: UserEvent) {
  await fill(user, 'New password', 'play4321');
  await fill(user, 'Password again', 'play4321');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
}

test.each([
  ['email', 'Email', 'a@example.com', { memberEmail: 'a@example.com' }],
  ['phone', 'Phone number', '5550100', { memberPhone: '5550100' }],
] as const)('proves the identity by %s and sets a new password', async (mode, label, contact, sent) => {
  const { shell, user, onLeave } = await open(mode);
  await prove(user, label, contact);
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
  await choose(user);
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  expect(onLeave).toHaveBeenCalledWith({
    notice: { wording: { id: 'transfer.done' }, help: false, tone: 'success' },
    newPassword: 'play4321',
  });
  expect(shell.api.sentTo(transferVerify)).toEqual([
    { account: 'player1', withdrawPassword: '1234', answer: '5678', captchaToken: 'captcha-1', ...sent },
  ]);
  expect(shell.api.sentTo(transferReset)).toEqual([
    { account: 'player1', password: 'play4321', token: 't1' },
  ]);
});

test('shows an error when a field is left, not while it is typed', async () => {
  const { user } = await open('email');
  await fill(user, 'Email', 'a@');
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This is not a complete email address.');
});

test('sends the same proof again when the answer was lost', async () => {
  let tries = 0;
  const lost = () => new CallError(transferVerify, { kind: 'network' }, '');
  const { shell, user } = await open('email', {
    transferVerify: () => (++tries === 1 ? lost() : { token: 't1' }),
  });
  await prove(user, 'Email', 'a@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no connection/);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByLabelText('New password')).toBeVisible();
  const [first, second] = shell.api.sent.filter(({ name }) => name === transferVerify.name);
  expect(second).toEqual(first);
  expect(first?.idempotencyKey).toBeDefined();
});

test.each(['101', '102', '201', '202', '203', '204'])(
  'shows one text for code %s of the proof, with a new captcha',
  async (code) => {
    const { shell, user } = await open('email', { transferVerify: refuse(code) });
    await prove(user, 'Email', 'a@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent(AGAIN);
    expect(screen.getByLabelText('Digits in the picture')).toHaveValue('');
    expect(shell.api.sentTo(captcha)).toHaveLength(2);
  },
);

test.each([
  ['101', 'Withdrawal password'],
  ['102', 'Withdrawal password'],
  ['201', 'New password'],
  ['202', 'New password'],
  ['203', 'New password'],
  ['204', 'New password'],
])('shows one text for code %s of the new password, at the step that follows', async (code, label) => {
  const { user } = await open('email', { transferReset: refuse(code) });
  await prove(user, 'Email', 'a@example.com');
  await screen.findByLabelText('New password');
  await choose(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(AGAIN);
  expect(screen.getByLabelText(label)).toBeVisible();
});
