/** @jest-environment jsdom */
import { refuse } from '@tessera/testing';
import { waitFor } from '@testing-library/react';
import { toReference } from '../games/game.view.ts';
import { aGame } from '../testing/games.ts';
import { startLobby } from '../testing/render-lobby.tsx';
import { launcherAtom } from './launch.atoms.ts';

jest.mock('./maintenance.notice.ts', () => {
  throw new Error('the file is gone');
});

test('says that a game did not start even if the notice’s code fails to load', async () => {
  const { shell, scope, end } = await startLobby({
    session: 'member',
    answers: { play: refuse('203', 'closed') },
  });
  scope.store.get(launcherAtom)!.launch(toReference(aGame({ id: 11 }), 'Royal Lotus'), { demo: false });
  const text = 'Royal Lotus could not be started. Please try again.';
  await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'error', text }]));
  expect(shell.windows.opened[0]?.isClosed()).toBe(true);
  end();
});
