/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { CallError, captcha, clientCaptcha, login, loginHeader } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, show } from '../test-scope.tsx';
import LoginDialog from './LoginDialog.tsx';

/** A site whose captcha is a picture: without proofs of work. */
const picture = { token: 'captcha-1', captcha: 'data:image/png;base64,AAAA' };
const withoutWork = { clientCaptcha: { captcha: 1 }, proofOfWork: new Error('no such call') } as const;
const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;

afterEach(() => jest.useRealTimers());

async function openLogin(answers: Answers = {}, args: { reason?: 'play' | 'page' } = {}) {
  const close = jest.fn();
  const shown = await show(<LoginDialog args={args} close={close} />, {
    answers: { ...withoutWork, captcha: picture, login: member, ...answers },
  });
  await screen.findByAltText('Picture with digits to type');
  return { ...shown, close, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await fill(user, 'Account name', 'player1');
  await fill(user, 'Password', 'secret1');
  await fill(user, 'Digits in the picture', '1234');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('closes after a successful login', async () => {
  const { shell, close, user } = await openLogin();
  await fillIn(user);
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(login)).toEqual([
    expect.objectContaining({
      account: 'player1',
      password: 'secret1',
      answer: '1234',
      captchaToken: 'captcha-1',
      device: 1,
      siteId: 1,
      udid: expect.stringMatching(/^[0-9a-f]{16}\.[\w-]{32,}$/),
    }),
  ]);
});

test('does not send an empty form, and focuses the first missing field', async () => {
  const { shell, user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByLabelText('Account name')).toHaveFocus();
  expect(screen.getByLabelText('Account name')).toHaveAccessibleDescription('Enter your account name.');
  expect(shell.api.sentTo(login)).toEqual([]);
});

test('links a locked account to customer service', async () => {
  const { user, close } = await openLogin({ login: refuse('103') });
  await fillIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is locked for your safety.');
  expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  expect(close).not.toHaveBeenCalled();
});

test('shows the server’s message for an undeclared code, and reports it', async () => {
  const { shell, user } = await openLogin({ login: refuse('999', 'Not today.') });
  await fillIn(user);
  expect(await screen.findByText('Not today.')).toBeVisible();
  expect(shell.report.errors).toHaveLength(1);
});

test('fetches a new captcha after a refusal, and clears the old answer', async () => {
  const { shell, user } = await openLogin({ login: refuse('101') });
  await fillIn(user);
  await waitFor(() =>
    expect(shell.api.sentTo(captcha)).toEqual([
      { type: 1, siteId: 1 },
      { type: 1, siteId: 1 },
    ]),
  );
  expect(screen.getByLabelText('Digits in the picture')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

const question = { member_login_id: 'abc', question: 'member_name', available_questions_count: 2 };

test.each([
  ['107', question, 'New device', 'Your full name'],
  ['802', { mode: 'phone' }, 'Confirm your account', 'Withdrawal password'],
])('code %s asks for a further step, and leads back', async (code, data, title, first) => {
  const { user } = await openLogin({ login: refuse(code, '', data) });
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByLabelText(first)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByLabelText('Account name')).toHaveValue('player1');
  expect(screen.getByLabelText('Account name')).toHaveFocus();
});

test('shows an error when a field is left', async () => {
  const { user } = await openLogin();
  await fill(user, 'Account name', 'a'.repeat(65));
  expect(screen.getByLabelText('Account name')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(screen.getByLabelText('Account name')).toHaveAccessibleDescription(
    'This is too long. Please shorten it.',
  );
});

const lost = () => new CallError(login, { kind: 'network' }, '');

test('sends the same request again when the answer was lost: the first one may have counted', async () => {
  let tries = 0;
  const { shell, close, user } = await openLogin({ login: () => (++tries === 1 ? lost() : member) });
  await fillIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no connection/);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  const [first, second] = shell.api.sent.filter(({ name }) => name === login.name);
  expect(second).toEqual(first);
  expect(first?.idempotencyKey).toBeDefined();
});

test('takes a password that is pasted as it is, with its spaces', async () => {
  const { shell, close, user } = await openLogin();
  await fill(user, 'Account name', 'player1');
  await user.click(screen.getByLabelText('Password'));
  await user.paste(' pass word 1 ');
  await fill(user, 'Digits in the picture', '1234');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(login)).toMatchObject([{ password: ' pass word 1 ' }]);
});

test('sends what the gateway knows of the visitor', async () => {
  const { shell, close, user } = await openLogin({
    loginHeader: { remoteAddr: '203.0.113.7', country: 'IN' },
  });
  await fillIn(user);
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(loginHeader)[0]).toEqual({});
  expect(shell.api.sentTo(login)).toEqual([expect.objectContaining({ remoteAddr: '203.0.113.7' })]);
});

test('logs in with one press after the question has expired: account and password are still there', async () => {
  let tries = 0;
  const { shell, close, user } = await openLogin({
    login: () => (++tries === 1 ? refuse('107', '', question) : member),
    doubleValidation: refuse('101', 'This login is over. Please log in again.'),
  });
  await fillIn(user);
  await screen.findByLabelText('Your full name');
  await screen.findByAltText('Picture with digits to type');
  await fill(user, 'Your full name', 'Ada Lovelace');
  await fill(user, 'Digits in the picture', '5678');
  await user.click(screen.getByRole('button', { name: 'Confirm and log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This login is over. Please log in again.');
  expect(screen.getByLabelText('Account name')).toHaveValue('player1');
  expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  await screen.findByAltText('Picture with digits to type');
  await fill(user, 'Digits in the picture', '9012');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(login)).toHaveLength(2);
});

test('can show the password', async () => {
  const { user } = await openLogin();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('keeps the player’s intent when switching to registration', async () => {
  const { shell, close, user } = await openLogin({}, { reason: 'play' });
  expect(screen.getByText('Log in to play for real. Your game opens right after.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(close).toHaveBeenCalledWith();
  expect(shell.bus.emitted).toEqual([{ name: 'auth.registerRequested', payload: {} }]);
});

test('requests the captcha again one second after a pause was requested', async () => {
  jest.useFakeTimers();
  let requests = 0;
  await show(<LoginDialog args={{}} close={() => undefined} />, {
    answers: { ...withoutWork, captcha: () => (++requests === 1 ? refuse('101') : picture) },
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(requests).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(requests).toBe(2);
  expect(screen.getByAltText('Picture with digits to type')).toBeVisible();
});

test('can request a failed captcha again', async () => {
  let requests = 0;
  await show(<LoginDialog args={{}} close={() => undefined} />, {
    answers: { ...withoutWork, captcha: () => (++requests === 1 ? new Error('lost') : picture) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByAltText('Picture with digits to type')).toBeVisible();
});

test('a showcase takes any account without a captcha, and says so', async () => {
  const close = jest.fn();
  const { shell } = await show(<LoginDialog args={{}} close={close} />, {
    settings: { demo: true },
    answers: { login: member },
  });
  const user = userEvent.setup();
  expect(screen.getByText(/^This is a showcase: any account name/)).toBeVisible();
  await fill(user, 'Account name', 'anything');
  await fill(user, 'Password', 'x');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(captcha)).toEqual([]);
  expect(shell.api.sentTo(clientCaptcha)).toEqual([]);
});
