/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRequests } from '../requests/requests.effects.ts';
import { show } from '../test-scope.tsx';
import { fillIn, MEMBER, NO_DOMAIN, SETTINGS } from './registration.fixture.tsx';
import RegisterPage from './RegisterPage.tsx';

const ANSWERS = {
  captcha: { token: 'captcha-2', captcha: 'data:image/png;base64,AAAA' },
  registerSettings: SETTINGS,
  registerVerification: null,
  register: MEMBER,
  checkAgentDomain: NO_DOMAIN,
} as const;

async function openPage() {
  const shown = await show(<RegisterPage />, { answers: ANSWERS });
  answerRequests(shown.scope, new AbortController().signal);
  await screen.findByLabelText('Account name');
  return { ...shown, user: userEvent.setup() };
}

test('registers on the page, and goes to the lobby', async () => {
  const { shell, user } = await openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await fillIn(user);
  await waitFor(() => expect(shell.windows.visited).toEqual(['/']));
  expect(shell.tracking.reported).toEqual([{ name: 'sign_up_complete', id: '8' }]);
});

test('takes a request for a registration itself, and follows it after a success', async () => {
  const { shell, user } = await openPage();
  act(() => shell.bus.emit('auth.registerRequested', { then: { kind: 'navigate', path: '/user' } }));
  await waitFor(() => expect(screen.getByLabelText('Account name')).toHaveFocus());
  expect(shell.dialogs.opened).toEqual([]);
  await fillIn(user);
  await waitFor(() => expect(shell.windows.visited).toEqual(['/user']));
});

test('says to a member that there is an account already', async () => {
  await show(<RegisterPage />, { answers: ANSWERS, session: 'member' });
  expect(screen.getByText('You already have an account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the lobby' })).toHaveAttribute('href', '/');
});
