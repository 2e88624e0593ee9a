/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { passkeyProofBegin, proof } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { request, withoutPasskeys, withPasskeys } from '../passkeys/webauthn.fixture.ts';
import { show } from '../test-scope.tsx';
import ProveDialog from './ProveDialog.tsx';

afterEach(withoutPasskeys);

async function open(methods: readonly string[], answers: Answers = {}) {
  const close = jest.fn();
  const shown = await show(<ProveDialog args={{}} close={close} />, {
    session: 'member',
    answers: { proofMethods: { methods: [...methods] }, proof: { freshForS: 600 }, ...answers },
  });
  return { ...shown, close, user: userEvent.setup() };
}

test('asks for the password, and closes with the proof', async () => {
  const { shell, close, user } = await open(['password']);
  const field = await screen.findByLabelText('Password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('secret1{Enter}');
  await waitFor(() => expect(close).toHaveBeenCalledWith('proved'));
  expect(shell.api.sentTo(proof)).toEqual([{ password: 'secret1' }]);
});

test('prefers the authenticator, and leads to the other methods that it knows', async () => {
  const { shell, close, user } = await open(['authenticator', 'recoveryCode', 'retinaScan']);
  expect(await screen.findByLabelText('Code from the app')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'Confirm',
    'Use a recovery code',
  ]);
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await user.keyboard('7k2mq-x9t4d{Enter}');
  await waitFor(() => expect(close).toHaveBeenCalledWith('proved'));
  expect(shell.api.sentTo(proof)).toEqual([{ recoveryCode: '7k2mq-x9t4d' }]);
});

test.each([
  ['password', 'Password', 'This is not your password.'],
  ['authenticator', 'Code from the app', /^This code is wrong or has been used/],
  ['recoveryCode', 'Recovery code', 'This recovery code is wrong or has been used.'],
])('a wrong answer of %s is shown on its field, which gets the focus', async (method, label, words) => {
  const { close, user } = await open([method], { proof: refuse('101') });
  const field = await screen.findByLabelText(label);
  await user.click(field);
  await user.keyboard('wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  await waitFor(() => expect(field).toHaveFocus());
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['102', 'This way cannot be used any more. Choose another.'],
  ['103', 'The server’s words.'],
])('code %s is shown above the form', async (code, words) => {
  const { user } = await open(['password'], { proof: refuse(code, 'The server’s words.') });
  await user.click(await screen.findByLabelText('Password'));
  await user.keyboard('secret1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('sends no empty answer', async () => {
  const { shell, user } = await open(['password']);
  await screen.findByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  expect(shell.api.sentTo(proof)).toEqual([]);
});

test('reads the code of the app from a longer text, as it is pasted', async () => {
  const { shell, user } = await open(['authenticator']);
  await user.click(await screen.findByLabelText('Code from the app'));
  await user.paste('Tessera: 123 456. This code of your authenticator changes in about 30 seconds.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shell.api.sentTo(proof)).toEqual([{ code: '123456' }]));
});

test.each([
  ['password', 'Password'],
  ['authenticator', 'Code from the app'],
  ['recoveryCode', 'Recovery code'],
])('sends no %s that is longer than any', async (method, label) => {
  const { shell, user } = await open([method]);
  await user.click(await screen.findByLabelText(label));
  await user.paste('a'.repeat(65));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/This is too long. Please shorten it.$/);
  expect(shell.api.sentTo(proof)).toEqual([]);
});

test('leads to customer service where the member can use nothing that this browser knows', async () => {
  await open(['retinaScan']);
  expect(await screen.findByRole('link', { name: 'Contact customer service' })).toBeVisible();
});

test('waits, says that it failed, and asks again', async () => {
  const first = Promise.withResolvers<Error>();
  let requests = 0;
  const { user } = await open([], {
    proofMethods: () => (++requests === 1 ? first.promise : { methods: ['password'] }),
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await act(async () => first.resolve(new Error('lost')));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('is dismissed without a proof', async () => {
  const { close, user } = await open(['password']);
  await screen.findByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledWith(undefined);
});

test('prefers a passkey, and sends its answer', async () => {
  const browser = withPasskeys();
  const { shell, close, user } = await open(['passkey', 'password'], { passkeyProofBegin: request });
  const button = await screen.findByRole('button', { name: 'Confirm with a passkey' });
  expect(button).toHaveFocus();
  await user.click(button);
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  browser.latest().fail('NotAllowedError');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button);
  await waitFor(() => expect(browser.requests).toHaveLength(2));
  browser.latest().choose();
  await waitFor(() => expect(close).toHaveBeenCalledWith('proved'));
  expect(shell.api.sentTo(proof)).toEqual([{ passkey: expect.objectContaining({ id: 'cGFzc2tleQ' }) }]);
  expect(shell.api.sentTo(passkeyProofBegin)).toHaveLength(2);
});

test.each([
  ['proof', '101', 'The passkey could not be checked. Please try again.'],
  ['passkeyProofBegin', '101', 'This way cannot be used any more. Choose another.'],
])('%s refuses a passkey with %s', async (call, code, words) => {
  const browser = withPasskeys();
  const { user } = await open(['passkey'], { passkeyProofBegin: request, [call]: refuse(code) });
  await user.click(await screen.findByRole('button', { name: 'Confirm with a passkey' }));
  if (call === 'proof') {
    await waitFor(() => expect(browser.requests).toHaveLength(1));
    browser.latest().choose();
  }
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('does not offer a passkey to a browser without them', async () => {
  await open(['passkey', 'password']);
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
