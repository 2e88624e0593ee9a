/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { refuse, type Answers } from '@tessera/testing';
import { proof } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import AuthenticatorStep from '../authenticator/AuthenticatorStep.tsx';
import { SetUp } from '../authenticator/SetUp.tsx';
import DoubleValidation from '../double-validation/DoubleValidation.tsx';
import LoginDialog from '../login/LoginDialog.tsx';
import ChangePasswordDialog from '../password/ChangePasswordDialog.tsx';
import ProveDialog from '../proof/ProveDialog.tsx';
import { fill, show } from '../test-scope.tsx';
import TransferValidation from '../transfer/TransferValidation.tsx';

const LOCK_MS = 15 * 60_000;
const PICTURE = 'Digits in the picture';
const lock = (code: string, door: string) =>
  refuse(code, 'The server’s words.', { door, until: new Date(Date.now() + LOCK_MS).toISOString() });
const ignore = jest.fn();

async function open(part: ReactNode, answers: Answers, session?: 'member') {
  const shown = await show(part, {
    ...(session && { session }),
    answers: {
      clientCaptcha: { captcha: 0 },
      captcha: { token: 'captcha-1', captcha: 'data:image/png;base64,AAAA' },
      proofOfWork: new Error('no such call'),
      ...answers,
    },
  });
  return { ...shown, user: userEvent.setup() };
}

async function send(user: UserEvent, fields: Readonly<Record<string, string>>, button: string) {
  for (const [label, value] of Object.entries(fields)) {
    await screen.findByLabelText(label);
    await fill(user, label, value);
  }
  await user.click(screen.getByRole('button', { name: button }));
}

async function openLogin(code: string, door: string) {
  const shown = await open(<LoginDialog args={{}} close={ignore} />, { login: lock(code, door) });
  await send(shown.user, { 'Account name': 'player1', Password: 'secret1' }, 'Log in');
  return shown;
}

const FORMS: readonly (readonly [
  name: string,
  words: string,
  button: string,
  run: () => Promise<{ readonly user: UserEvent }>,
])[] = [
  ['login', 'Login to this account is locked until', 'Log in', () => openLogin('103', 'login')],
  ['login of the network', 'Logins from it are locked until', 'Log in', () => openLogin('106', 'network')],
  [
    'security question',
    'Answering security questions is locked until',
    'Confirm and log in',
    async () => {
      const first = { memberLoginId: 'id', question: 'member_name', availableQuestionsCount: 1 } as const;
      const part = <DoubleValidation first={first} onLoggedIn={ignore} onLeave={ignore} />;
      const shown = await open(part, { doubleValidation: lock('202', 'double_validation') });
      await send(shown.user, { [PICTURE]: '1234', 'Your full name': 'Ada' }, 'Confirm and log in');
      return shown;
    },
  ],
  [
    'transfer',
    'Proving that it is you is locked until',
    'Confirm',
    async () => {
      const part = <TransferValidation mode="email" account="player1" onLeave={ignore} />;
      const shown = await open(part, { transferVerify: lock('203', 'transfer') });
      const fields = { [PICTURE]: '1234', 'Withdrawal password': '1234', Email: 'a@example.com' };
      await send(shown.user, fields, 'Confirm');
      return shown;
    },
  ],
  [
    'authenticator',
    'Codes of the authenticator app are locked until',
    'Log in',
    async () => {
      const part = <AuthenticatorStep loginId="id" onLoggedIn={ignore} onLeave={ignore} />;
      const shown = await open(part, { loginAuthenticator: lock('103', 'authenticator') });
      await send(shown.user, { 'Code from the app': '123456' }, 'Log in');
      return shown;
    },
  ],
  [
    'first code of an authenticator',
    'Proving that it is you is locked until',
    'Switch on',
    async () => {
      const part = <SetUp secret="ABCD" uri="otpauth://totp/x?secret=ABCD" onConfirmed={ignore} />;
      const shown = await open(part, { authenticatorConfirm: lock('103', 'proof') }, 'member');
      await send(shown.user, { 'Code from the app': '123456' }, 'Switch on');
      return shown;
    },
  ],
  [
    'proof',
    'Confirming with your password is locked until',
    'Confirm',
    async () => {
      const answers = { proofMethods: { methods: ['password'] }, proof: lock('103', 'password') };
      const shown = await open(<ProveDialog args={{}} close={ignore} />, answers, 'member');
      await send(shown.user, { Password: 'secret1' }, 'Confirm');
      return shown;
    },
  ],
  [
    'change of the password',
    'Confirming with your password is locked until',
    'Change password',
    async () => {
      const answers = { editPassword: lock('103', 'password') };
      const shown = await open(<ChangePasswordDialog args={{}} close={ignore} />, answers, 'member');
      const fields = {
        'Present password': 'old12345',
        'New password': 'm4vq8tzk',
        'Password again': 'm4vq8tzk',
      };
      await send(shown.user, fields, 'Change password');
      return shown;
    },
  ],
];

test.each(FORMS)(
  'a locked %s says its door and how long, and sends nothing',
  async (_name, words, button, run) => {
    await run();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent(/^1[45]:\d\d$/);
    expect(screen.getByRole('button', { name: button })).toBeDisabled();
  },
);

test('typing another password does not open the lock of a login', async () => {
  const { user } = await openLogin('103', 'login');
  await screen.findByRole('alert');
  await fill(user, 'Password', '2');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled();
});

test('another account is not locked while the first is locked', async () => {
  const { user } = await openLogin('103', 'login');
  await screen.findByRole('alert');
  await fill(user, 'Account name', '2');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('Enter sends nothing while a form is locked', async () => {
  const answers = { proofMethods: { methods: ['password'] }, proof: lock('103', 'password') };
  const { shell, user } = await open(<ProveDialog args={{}} close={ignore} />, answers, 'member');
  await send(user, { Password: 'secret1' }, 'Confirm');
  await screen.findByRole('alert');
  await user.click(screen.getByLabelText('Password'));
  await user.keyboard('2{Enter}');
  expect(shell.api.sentTo(proof)).toHaveLength(1);
});
