/** @jest-environment jsdom */
import { refuse } from '@tessera/testing';
import { captcha, clientCaptcha, register } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '../test-scope.tsx';
import { openRegistration } from './registration.fixture.tsx';

const LABEL = 'Digits in the picture';

async function submit(user: UserEvent) {
  await fill(user, 'Account name', 'player1');
  await fill(user, 'Password', 'secret1');
  await fill(user, 'Password again', 'secret1');
  await fill(user, 'Email', 'ana@example.com');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

test('shows no captcha where the site asks for none, and sends the registration without', async () => {
  const { shell, user } = await openRegistration({ clientCaptcha: { captcha: 0 } });
  await waitFor(() => expect(screen.queryByLabelText(LABEL)).toBeNull());
  expect(shell.api.sentTo(clientCaptcha)).toEqual([{ udid: expect.any(String), type: 2 }]);
  await submit(user);
  await waitFor(() => expect(shell.api.sentTo(register)).toHaveLength(1));
  expect(shell.api.sentTo(register)).toEqual([expect.objectContaining({ answer: '', captchaToken: '' })]);
  expect(shell.api.sentTo(captcha)).toEqual([]);
});

test('shows a picture where the site asks for a captcha', async () => {
  const { shell } = await openRegistration({ clientCaptcha: { captcha: 1 } });
  expect(await screen.findByAltText('Picture with digits to type')).toBeVisible();
  expect(shell.api.sentTo(captcha)).toEqual([{ type: 2, siteId: 1 }]);
});

test('shows a picture where the site does not say', async () => {
  await openRegistration({ clientCaptcha: new Error('no such call') });
  expect(await screen.findByAltText('Picture with digits to type')).toBeVisible();
});

test('shows a picture after a registration without captcha was refused for it', async () => {
  const { user } = await openRegistration({ clientCaptcha: { captcha: 0 }, register: refuse('224') });
  await waitFor(() => expect(screen.queryByLabelText(LABEL)).toBeNull());
  await submit(user);
  expect(await screen.findByAltText('Picture with digits to type')).toBeVisible();
});

test('shows no picture after another refusal where the site asks for none', async () => {
  const { shell, user } = await openRegistration({ clientCaptcha: { captcha: 0 }, register: refuse('102') });
  await waitFor(() => expect(screen.queryByLabelText(LABEL)).toBeNull());
  await submit(user);
  const account = screen.getByLabelText('Account name');
  await waitFor(() => expect(account).toBeInvalid());
  await user.clear(account);
  await fill(user, 'Account name', 'player2');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(shell.api.sentTo(register)).toHaveLength(2));
  expect(shell.api.sentTo(register)[1]).toMatchObject({ answer: '', captchaToken: '' });
  expect(shell.api.sentTo(captcha)).toEqual([]);
});
