/** @jest-environment jsdom */
import { agentLevelRename } from '@tessera/wire';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import AccountSlot from './AccountSlot.tsx';
import { watchGames } from './playing.atoms.ts';

const account = () => screen.findByRole('button', { name: 'Account of player1' });

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
  await userEvent.click(await account());
  expect(screen.getByText('Silver')).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Member centre' }));
  await userEvent.click(await account());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Agent area' }));
  expect(shell.windows.visited).toEqual(['/user', '/proxy']);
});

test('links to wallet and letters, as addresses for a new tab', async () => {
  const { shell } = await show(<AccountSlot />, { session: 'member' });
  await userEvent.click(await account());
  expect(screen.getByRole('menuitem', { name: 'Letters' })).toHaveAttribute('href', '/user/Letter');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Wallet' }));
  expect(shell.windows.visited).toEqual(['/user/MyWallet']);
});

test.each([
  [[], '/app'],
  [['APPDownload'], undefined],
] as const)('leads to the code for another device on a site that hides %j: %s', async (hiddenLinks, path) => {
  const settings = { hiddenLinks: [...hiddenLinks] };
  await show(<AccountSlot />, { session: 'member', settings });
  await userEvent.click(await account());
  const item = screen.queryByRole('menuitem', { name: 'Open on another device' });
  expect(item?.getAttribute('href') ?? undefined).toBe(path);
});

test('shows the site’s name of the agent level for other member types than 1', async () => {
  const { shell } = await show(<AccountSlot />, {
    answers: { agentLevelRename: { detail: [{ agentLevel: 2, name: 'Captain' }] } },
  });
  const details = {
    mustChangePassword: false,
    agent: { status: 'active', level: 2 } as const,
    wallet: 'on' as const,
    cashBack: 'on' as const,
    isPlaying: false,
    needsBankVerification: false,
  };
  act(() => shell.session.login({ type: 2, details }));
  expect(shell.api.sentTo(agentLevelRename)).toEqual([]);
  await userEvent.click(await account());
  expect(await screen.findByText('Captain')).toBeVisible();
});

test('offers login and registration again after a logout', async () => {
  const { shell } = await show(<AccountSlot />, { session: 'member' });
  await userEvent.click(await account());
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
    await userEvent.click(await account());
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
