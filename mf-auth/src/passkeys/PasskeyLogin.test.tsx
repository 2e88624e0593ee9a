/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { loginPasskey, passkeyLoginBegin } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginDialog from '../login/LoginDialog.tsx';
import { show } from '../test-scope.tsx';
import { request, withoutPasskeys, withPasskeys } from './webauthn.fixture.ts';

const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;
const BUTTON = { name: 'Log in with a passkey' };

afterEach(() => {
  withoutPasskeys();
  jest.useRealTimers();
});

async function open(answers: Answers = {}) {
  const close = jest.fn();
  const shown = await show(<LoginDialog args={{}} close={close} />, {
    answers: {
      clientCaptcha: { captcha: 0 },
      passkeyLoginBegin: request,
      loginPasskey: member,
      ...answers,
    },
  });
  return { ...shown, close, user: userEvent.setup() };
}

test('logs in by the autofill, without a keystroke', async () => {
  const browser = withPasskeys();
  const { close, shell } = await open();
  await waitFor(() => expect(browser.latest().mediation).toBe('conditional'));
  expect(screen.getByLabelText('Account name')).toHaveAttribute('autocomplete', 'username webauthn');
  browser.latest().choose();
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  expect(shell.api.sentTo(loginPasskey)).toEqual([
    expect.objectContaining({ credential: expect.objectContaining({ id: 'cGFzc2tleQ' }), device: 1 }),
  ]);
});

test('logs in by the button, which ends the request of the autofill', async () => {
  const browser = withPasskeys();
  const { close, user } = await open();
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  await user.click(screen.getByRole('button', BUTTON));
  await waitFor(() => expect(browser.requests).toHaveLength(2));
  expect(browser.requests[0]!.signal.aborted).toBe(true);
  expect(browser.latest().mediation).toBeUndefined();
  browser.latest().choose();
  await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
});

test('says nothing when the player cancels, and offers the autofill again', async () => {
  const browser = withPasskeys();
  const { user } = await open();
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  await user.click(screen.getByRole('button', BUTTON));
  await waitFor(() => expect(browser.requests).toHaveLength(2));
  browser.latest().fail('NotAllowedError');
  await waitFor(() => expect(browser.requests).toHaveLength(3));
  expect(browser.latest().mediation).toBe('conditional');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['101', 'This passkey does not log in here any more. Log in with your password.', false],
  ['102', 'This account is closed.', true],
  ['103', 'This account is locked for your safety.', true],
  ['104', 'That took too long. Please try again.', false],
  ['106', 'Logging in is not possible from your network.', true],
  ['201', 'Logging in is not possible from your network (code 201).', true],
  ['202', 'Logging in is not possible from your network (code 202).', true],
  ['203', 'Logging in is not possible from your network (code 203).', true],
  ['802', 'This account must be confirmed once. Log in with your password first.', false],
])('code %s: %s', async (code, words, help) => {
  const browser = withPasskeys({ hasAutofill: false });
  const { close, user } = await open({ loginPasskey: refuse(code) });
  await user.click(screen.getByRole('button', BUTTON));
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  browser.latest().choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryAllByRole('link', { name: 'Contact customer service' })).toHaveLength(help ? 1 : 0);
  expect(close).not.toHaveBeenCalled();
});

test('shows what the browser cannot do, and what the platform does not answer', async () => {
  const browser = withPasskeys({ hasAutofill: false });
  let requests = 0;
  const { user } = await open({
    passkeyLoginBegin: () => (++requests === 1 ? new Error('lost') : request),
  });
  await user.click(screen.getByRole('button', BUTTON));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', BUTTON));
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  browser.latest().fail('SecurityError');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Your browser could not use a passkey here.'),
  );
});

test('renews the autofill’s challenge before it ends, and ends it with the form', async () => {
  jest.useFakeTimers();
  const browser = withPasskeys();
  const { shell, unmount } = await open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(shell.api.sentTo(passkeyLoginBegin)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(269_000));
  expect(browser.requests[0]!.signal.aborted).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(browser.requests[0]!.signal.aborted).toBe(true);
  expect(shell.api.sentTo(passkeyLoginBegin)).toHaveLength(2);
  expect(browser.requests).toHaveLength(2);
  unmount();
  expect(browser.latest().signal.aborted).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(browser.requests).toHaveLength(2);
});

test('asks for nothing and shows nothing where the browser has no passkeys', async () => {
  const { shell } = await open();
  await act(async () => undefined);
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
  expect(shell.api.sentTo(passkeyLoginBegin)).toEqual([]);
});
