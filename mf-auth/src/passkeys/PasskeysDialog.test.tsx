/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { CallError, passkeyEnrolFinish, passkeyList, passkeyRemove, passkeyRename } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import PasskeysDialog from './PasskeysDialog.tsx';
import { creation, withoutPasskeys, withPasskeys } from './webauthn.fixture.ts';

const phone = {
  id: 3,
  name: 'Phone',
  createdAt: '2026-11-01T12:00:00Z',
  lastUsedAt: '2026-11-20T12:00:00Z',
  isBackedUp: 1,
} as const;

afterEach(withoutPasskeys);

async function open(answers: Answers = {}, args: { action?: 'add' } = {}) {
  const close = jest.fn();
  const shown = await show(<PasskeysDialog args={args} close={close} />, {
    session: 'member',
    answers: { passkeyList: { passkeys: [phone] }, ...answers },
  });
  return { ...shown, close, user: userEvent.setup() };
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('lists name, dates and whether there is a copy', async () => {
  withPasskeys();
  await open();
  const item = await screen.findByRole('listitem');
  for (const fact of [
    'Phone',
    'Added on Nov 1, 2026',
    'Last used on Nov 20, 2026',
    'Also on your other devices',
  ]) {
    expect(item).toHaveTextContent(fact);
  }
});

test('adds one under the name of this browser, and lists it', async () => {
  const browser = withPasskeys();
  const { close, shell, user } = await open({
    passkeyList: { passkeys: [] },
    passkeyEnrolBegin: creation,
    passkeyEnrolFinish: phone,
  });
  await press(user, 'Add a passkey');
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  shell.api.answer(passkeyList, { passkeys: [phone] });
  browser.latest().choose();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Phone');
  expect(shell.api.sentTo(passkeyEnrolFinish)).toEqual([
    { credential: expect.objectContaining({ id: 'cGFzc2tleQ' }), name: expect.stringMatching(/ on /) },
  ]);
  expect(shell.toast.shown.at(-1)).toEqual({ tone: 'success', text: 'Your passkey is ready.' });
  await press(user, 'Close');
  expect(close).toHaveBeenCalledWith('changed');
});

test('begins at once where the player has asked for it, and closes when it is done', async () => {
  const browser = withPasskeys();
  const { close } = await open({ passkeyEnrolBegin: creation, passkeyEnrolFinish: phone }, { action: 'add' });
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  browser.latest().choose();
  await waitFor(() => expect(close).toHaveBeenCalledWith('changed'));
});

test.each([
  ['101', 'The passkey could not be checked. Please try again.'],
  ['102', 'That took too long. Please try again.'],
  ['103', 'This device already has a passkey for your account.'],
  ['104', 'You have as many passkeys as are possible. Remove one first.'],
])('the platform refuses a new one with %s', async (code, words) => {
  const browser = withPasskeys();
  const { user } = await open({ passkeyEnrolBegin: creation, passkeyEnrolFinish: refuse(code) });
  await press(user, 'Add a passkey');
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  browser.latest().choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('explains what the browser refuses, but not that the player has cancelled', async () => {
  const browser = withPasskeys();
  const { user } = await open({ passkeyEnrolBegin: creation });
  await press(user, 'Add a passkey');
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  browser.latest().fail('InvalidStateError');
  expect(await screen.findByRole('alert')).toHaveTextContent('This device already has a passkey');
  await press(user, 'Add a passkey');
  await waitFor(() => expect(browser.requests).toHaveLength(2));
  browser.latest().fail('NotAllowedError');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('says that there are too many before the browser is asked', async () => {
  const browser = withPasskeys();
  const { user } = await open({ passkeyEnrolBegin: refuse('101') });
  await press(user, 'Add a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('You have as many passkeys as are possible.');
  expect(browser.requests).toEqual([]);
});

test('renames one, with its name selected; a blank or too long name is not sent', async () => {
  withPasskeys();
  const { shell, user } = await open({ passkeyRename: null });
  await press(user, 'Rename Phone');
  const field = screen.getByLabelText('Name');
  await user.clear(field);
  await press(user, 'Save');
  expect(field).toHaveAccessibleDescription('Enter a name.');
  expect(field).toHaveFocus();
  await user.click(field);
  await user.paste('a'.repeat(65));
  await press(user, 'Save');
  expect(field).toHaveValue('a'.repeat(65));
  expect(field).toHaveAccessibleDescription('This is too long. Please shorten it.');
  await user.clear(field);
  await user.type(field, 'Laptop{Enter}');
  await waitFor(() => expect(shell.api.sentTo(passkeyRename)).toEqual([{ id: 3, name: 'Laptop' }]));
  expect(shell.toast.shown.at(-1)?.text).toBe('The passkey has its new name.');
});

test('removes one after a question, with the focus on Cancel', async () => {
  withPasskeys();
  const { close, shell, user } = await open({ passkeyRemove: null });
  await press(user, 'Remove Phone');
  expect(screen.getByText(/^“Phone” will no longer log you in/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  shell.api.answer(passkeyList, { passkeys: [] });
  await press(user, 'Remove the passkey');
  await screen.findByText(/^A passkey logs you in/);
  expect(shell.api.sentTo(passkeyRemove)).toEqual([{ id: 3 }]);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  await press(user, 'Close');
  expect(close).toHaveBeenCalledWith('changed');
});

test.each([
  ['passkeyRename', 'Rename Phone', 'Save'],
  ['passkeyRemove', 'Remove Phone', 'Remove the passkey'],
])('%s explains that it is gone', async (call, action, confirm) => {
  withPasskeys();
  const { user } = await open({ [call]: refuse('101') });
  await press(user, action);
  await press(user, confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey is not there any more.');
});

test('says that a back end has no passkeys', async () => {
  const missing = new CallError(passkeyList, { kind: 'unavailable' }, '');
  await open({ passkeyList: missing });
  expect(await screen.findByText('Passkeys are not available here.')).toBeVisible();
});

test('waits, says that it failed, and asks again', async () => {
  const first = Promise.withResolvers<Error>();
  let requests = 0;
  const { user } = await open({
    passkeyList: () => (++requests === 1 ? first.promise : { passkeys: [phone] }),
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await act(async () => first.resolve(new Error('lost')));
  expect(await screen.findByText('Your passkeys could not be loaded')).toBeVisible();
  await press(user, 'Try again');
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(screen.getByText('This browser does not support passkeys.')).toBeVisible();
});
