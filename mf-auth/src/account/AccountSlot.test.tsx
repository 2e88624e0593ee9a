/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import AccountSlot from './AccountSlot.tsx';
import { watchGames } from './playing.atoms.ts';

test('offers a guest login and registration', async () => {
  const { shell } = await show(<AccountSlot />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(shell.bus.emitted.map(({ name }) => name)).toEqual([
    'auth.loginRequested',
    'auth.registerRequested',
  ]);
});

test('links a member to their pages in a menu', async () => {
  const { shell } = await show(<AccountSlot />, { session: 'member' });
  await userEvent.click(screen.getByRole('button', { name: 'Account of player1' }));
  expect(screen.getByText('Silver')).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Member centre' }));
  await userEvent.click(screen.getByRole('button', { name: 'Account of player1' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Agent area' }));
  expect(shell.windows.visited).toEqual(['/user', '/proxy']);
});

test('offers login and registration again after a logout', async () => {
  const { shell } = await show(<AccountSlot />, { session: 'member' });
  await userEvent.click(screen.getByRole('button', { name: 'Account of player1' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(shell.dialogs.questions).toEqual([]);
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'You are logged out.' }]);
});

test('asks before a logout while a game is open', async () => {
  const { shell, scope, signal } = await show(<AccountSlot />, { session: 'member' });
  watchGames(scope, signal);
  act(() => shell.bus.emit('game.opened', { gameId: 3, demo: false }));
  const logOut = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Account of player1' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  };
  await logOut();
  expect(shell.session.get().status).toBe('member');
  shell.dialogs.answerQuestions(true);
  await logOut();
  expect(shell.session.get().status).toBe('guest');
});

test('shows no button while the session is being restored', async () => {
  await show(<AccountSlot />, { session: 'restoring' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
