/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { authenticatorBegin, authenticatorConfirm, CallError } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import AuthenticatorDialog from './AuthenticatorDialog.tsx';

const SECRET = 'JBSWY3DPEHPK3PXP';
const setup = { secret: SECRET, uri: `otpauth://totp/x:p?secret=${SECRET}`, expiresInS: 900 };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `code${index}-abcde`);
const off = { isOn: 0, since: null, recoveryCodesLeft: 0 } as const;
const on = { isOn: 1, since: '2026-11-01T12:00:00Z', recoveryCodesLeft: 8 } as const;

async function open(
  answers: Answers,
  args: { action?: 'renew' | 'remove' } = {},
  device: 'desktop' | 'mobile' = 'desktop',
) {
  const close = jest.fn();
  const user = userEvent.setup();
  const shown = await show(<AuthenticatorDialog args={args} close={close} />, {
    session: 'member',
    device,
    answers,
  });
  return { ...shown, close, user };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function reachSetUp(answers: Answers = {}, device?: 'desktop' | 'mobile') {
  const shown = await open(
    {
      authenticatorState: off,
      authenticatorBegin: setup,
      authenticatorConfirm: { recoveryCodes },
      ...answers,
    },
    {},
    device,
  );
  await screen.findByRole('button', { name: 'Set up' });
  await press(shown.user, 'Set up');
  await screen.findByLabelText('Code from the app');
  return shown;
}

test('sets up: picture, key, first code, then the codes that only the player dismisses', async () => {
  const { close, shell, user } = await reachSetUp();
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open in my authenticator app' })).toBeNull();
  await press(user, 'Copy');
  await expect(navigator.clipboard.readText()).resolves.toBe(SECRET);
  await user.click(screen.getByLabelText('Code from the app'));
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  for (const code of recoveryCodes) expect(screen.getByText(code)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy codes' })).toHaveFocus();
  await press(user, 'Copy codes');
  await expect(navigator.clipboard.readText()).resolves.toBe(`${recoveryCodes.join('\n')}\n`);
  const download = screen.getByRole('link', { name: 'Download' });
  expect(download).toHaveAttribute('download', 'recovery-codes.txt');
  expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain(recoveryCodes.join('\n'));
  await press(user, 'I have saved them');
  expect(close).toHaveBeenCalledWith('enrolled');
  expect(shell.toast.shown.at(-1)).toEqual({
    tone: 'success',
    text: 'From now on, a login needs a code from the app.',
  });
});

test('reads the first code from a longer text, as it is pasted', async () => {
  const { shell, user } = await reachSetUp();
  await user.click(screen.getByLabelText('Code from the app'));
  await user.paste('Tessera: 123 456. This code of your authenticator changes in about 30 seconds.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shell.api.sentTo(authenticatorConfirm)).toEqual([{ code: '123456' }]));
});

test('opens the app on the phone, which cannot scan its own screen', async () => {
  await reachSetUp({}, 'mobile');
  expect(screen.getByRole('link', { name: 'Open in my authenticator app' })).toHaveAttribute(
    'href',
    setup.uri,
  );
});

test('says so where copying does not work', async () => {
  const { user } = await reachSetUp();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await press(user, 'Copy');
  expect(
    await screen.findByText('Copying did not work. Select the text and copy it yourself.'),
  ).toBeVisible();
});

test.each([
  ['101', /^This code is wrong or has been used/],
  ['102', 'This setup has expired. Close this and start again.'],
  ['103', 'Too many wrong codes. Try again later.'],
])('refuses the first code with %s', async (code, words) => {
  const { user } = await reachSetUp({ authenticatorConfirm: refuse(code) });
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
});

test('asks for a fresh proof where the platform wants one', async () => {
  const stale = new CallError(authenticatorBegin, { kind: 'refused', code: '428', status: 428 }, 'Confirm.');
  const { shell, user } = await open({ authenticatorState: off, authenticatorBegin: stale });
  await screen.findByRole('button', { name: 'Set up' });
  await press(user, 'Set up');
  expect(await screen.findByRole('alert')).toHaveTextContent('Confirm.');
  expect(shell.session.proofsAsked()).toBe(1);
  shell.session.answerProof(true);
  shell.api.answer(authenticatorBegin, () =>
    shell.api.sentTo(authenticatorBegin).length === 2 ? stale : setup,
  );
  await press(user, 'Set up');
  expect(await screen.findByLabelText('Code from the app')).toBeVisible();
});

test('shows a member’s authenticator, renews its codes after a question, and shows the new ones', async () => {
  const { close, user } = await open({
    authenticatorState: on,
    authenticatorRecoveryCodes: { recoveryCodes },
  });
  expect(await screen.findByText('On since November 1, 2026.')).toBeVisible();
  expect(screen.getByText('You have 8 recovery codes left.')).toBeVisible();
  await press(user, 'New recovery codes');
  expect(screen.getByText('You get ten new codes. The old ones stop working.')).toBeVisible();
  await press(user, 'Cancel');
  await press(user, 'New recovery codes');
  await press(user, 'Create new codes');
  expect(await screen.findByText(recoveryCodes[9]!)).toBeVisible();
  await press(user, 'I have saved them');
  expect(close).toHaveBeenCalledWith('renewed');
});

test('removes it after the question that the opener wants, with the focus on Cancel', async () => {
  const { close, user } = await open(
    { authenticatorState: on, authenticatorRemove: null },
    { action: 'remove' },
  );
  await screen.findByText(/^Your password alone then logs you in/);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press(user, 'Remove the app');
  await waitFor(() => expect(close).toHaveBeenCalledWith('removed'));
});

test('explains that it was removed meanwhile', async () => {
  const { user } = await open(
    { authenticatorState: on, authenticatorRemove: refuse('101') },
    { action: 'remove' },
  );
  await screen.findByRole('button', { name: 'Remove the app' });
  await press(user, 'Remove the app');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no authenticator app any more.');
});

test('waits, says that it failed, and asks again', async () => {
  const first = Promise.withResolvers<Error>();
  let requests = 0;
  const { user } = await open({ authenticatorState: () => (++requests === 1 ? first.promise : on) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await act(async () => first.resolve(new Error('lost')));
  expect(await screen.findByText('The settings could not be loaded')).toBeVisible();
  await press(user, 'Try again');
  expect(await screen.findByText('You have 8 recovery codes left.')).toBeVisible();
});
