/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { CallError, login, transferReset } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WORK } from '../captcha/captcha.fixture.ts';
import LoginDialog from '../login/LoginDialog.tsx';
import { fill, show } from '../test-scope.tsx';

const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;
const picture = { token: 'captcha-1', captcha: 'data:image/png;base64,AAAA' };
const question = { member_login_id: 'abc', question: 'member_name', available_questions_count: 2 };

/** Answers the first login with 802, and the next with `next`. */
function loginThen(next: Answers['login']): Answers {
  const outcomes = [refuse('802', '', { mode: 'email' }), next] as const;
  let tries = 0;
  return { login: () => outcomes[Math.min(tries++, 1)] as typeof member };
}

async function setPassword(answers: Answers, { withPicture = false } = {}) {
  const close = jest.fn();
  const shown = await show(<LoginDialog args={{}} close={close} />, {
    answers: {
      clientCaptcha: { captcha: withPicture ? 1 : 0 },
      proofOfWork: withPicture ? new Error('no such call') : WORK,
      captcha: picture,
      transferVerify: { token: 't1' },
      transferReset: null,
      ...answers,
    },
  });
  const user = userEvent.setup();
  const read = async () => {
    if (!withPicture) return;
    await screen.findByAltText('Picture with digits to type');
    await fill(user, 'Digits in the picture', '5678');
  };
  await fill(user, 'Account name', 'player1');
  await fill(user, 'Password', 'secret1');
  await read();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByLabelText('Withdrawal password');
  await fill(user, 'Withdrawal password', '1234');
  await fill(user, 'Email', 'a@example.com');
  await read();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByLabelText('New password');
  await fill(user, 'New password', 'fresh123');
  await fill(user, 'Password again', 'fresh123');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  return { ...shown, close, user };
}

test('logs the member in with the new password, without typing it again', async () => {
  const { shell, close } = await setPassword(loginThen(member));
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(login)).toMatchObject([
    { account: 'player1', password: 'secret1' },
    { account: 'player1', password: 'fresh123', answer: '', captchaToken: '' },
  ]);
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Your new password is set.' }]);
});

test('asks for nothing but the digits where the login needs a picture', async () => {
  const { shell, close, user } = await setPassword(loginThen(member), { withPicture: true });
  expect(await screen.findByText('Your new password is set. Log in with it.')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('fresh123');
  await fill(user, 'Digits in the picture', '9012');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(login)).toHaveLength(2);
});

test.each([
  ['107', question, 'New device'],
  ['803', { member_login_id: 'abc' }, 'Enter your code'],
])('goes through the same checks as any login: code %s', async (code, data, title) => {
  const { close } = await setPassword(loginThen(refuse(code, '', data)));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(close).not.toHaveBeenCalled();
});

test('shows why this login is refused, with the new password filled in', async () => {
  await setPassword(loginThen(refuse('203')));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Logging in is not possible from your network (code 203).',
  );
  expect(screen.getByLabelText('Password')).toHaveValue('fresh123');
});

test('sends the same new password again when the answer was lost: it is set once', async () => {
  let tries = 0;
  const lost = () => new CallError(transferReset, { kind: 'network' }, '');
  const { shell, close, user } = await setPassword({
    ...loginThen(member),
    transferReset: () => (++tries === 1 ? lost() : null),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no connection/);
  expect(screen.getByLabelText('New password')).toHaveValue('fresh123');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  const [first, second] = shell.api.sent.filter(({ name }) => name === transferReset.name);
  expect(second).toEqual(first);
  expect(first?.idempotencyKey).toBeDefined();
});
