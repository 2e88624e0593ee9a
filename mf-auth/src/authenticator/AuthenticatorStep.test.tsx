/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { authenticatorDemand, CallError, login, loginAuthenticator, toWire } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginDialog from '../login/LoginDialog.tsx';
import { fill, show } from '../test-scope.tsx';

const data = toWire(authenticatorDemand, { memberLoginId: 'pending' });
const demand = new CallError(login, { kind: 'refused', code: '803', status: 200, data }, '');
const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;

async function reachStep(answer: Answers['loginAuthenticator']) {
  const close = jest.fn();
  const user = userEvent.setup();
  const shown = await show(<LoginDialog args={{}} close={close} />, {
    answers: {
      captcha: { token: 'captcha-1', captcha: 'data:image/png;base64,AAAA' },
      login: demand,
      loginAuthenticator: answer,
    },
  });
  await screen.findByAltText('Picture with digits to type');
  await fill(user, 'Account name', 'player1');
  await fill(user, 'Password', 'secret1');
  await fill(user, 'Digits in the picture', '1234');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByLabelText('Code from the app');
  return { ...shown, close, user };
}

const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Log in' }));

test('asks for the code, which phones fill in, and completes the login', async () => {
  const { shell, close, user } = await reachStep({ ...member, recoveryCodesLeft: null });
  expect(screen.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  const field = screen.getByLabelText('Code from the app');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.keyboard(' 123456 {Enter}');
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(loginAuthenticator)).toEqual([
    expect.objectContaining({ memberLoginId: 'pending', code: '123456', device: 1 }),
  ]);
  expect(shell.api.sentTo(loginAuthenticator)[0]).not.toHaveProperty('recoveryCode');
  expect(shell.toast.shown).toEqual([]);
});

test.each([
  ['123 456', '123456'],
  ['१२३४५६', '123456'],
  ['123-456 is your code. It changes every 30 seconds, so type it soon, and show it to no one.', '123456'],
])('reads the code from %j as it is pasted', async (pasted, code) => {
  const { shell, user } = await reachStep({ ...member, recoveryCodesLeft: null });
  await user.paste(pasted);
  await submit(user);
  await waitFor(() => expect(shell.api.sentTo(loginAuthenticator)).toMatchObject([{ code }]));
});

test('accepts a recovery code in its place, and says how many are left', async () => {
  const { shell, close, user } = await reachStep({ ...member, recoveryCodesLeft: 9 });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await user.keyboard('7k2mq-x9t4d{Enter}');
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(loginAuthenticator)).toEqual([
    expect.objectContaining({ recoveryCode: '7k2mq-x9t4d' }),
  ]);
  expect(shell.toast.shown).toEqual([{ tone: 'info', text: 'You have 9 recovery codes left.' }]);
});

test('shows a wrong code on its field, empties it and takes the focus back', async () => {
  const { user } = await reachStep(refuse('104'));
  await user.keyboard('123456');
  await submit(user);
  const field = screen.getByLabelText('Code from the app');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^This code is wrong or has been used/));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  await user.keyboard('6');
  expect(field).toHaveAccessibleDescription(/^Six digits/);
});

test('sends no empty field', async () => {
  const { shell, user } = await reachStep(refuse('104'));
  await submit(user);
  expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(
    'Enter the six digits from the app.',
  );
  expect(shell.api.sentTo(loginAuthenticator)).toEqual([]);
});

test.each([
  ['101', 'This login took too long. Go back and log in again.'],
  ['102', 'This account is closed.'],
  ['103', 'Too many wrong codes. Try again later.'],
  ['106', 'Logging in is not possible from your network.'],
])('code %s: %s', async (code, words) => {
  const { user } = await reachStep(refuse(code));
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
});

test('leads back to the login form', async () => {
  const { user } = await reachStep(refuse('104'));
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByLabelText('Account name')).toHaveValue('player1');
});
