/** @jest-environment jsdom */
import { refuse } from '@tessera/testing';
import { waitFor } from '@testing-library/react';
import { toReference } from '../games/game.view.ts';
import { aGame } from '../testing/games.ts';
import { startLobby } from '../testing/render-lobby.tsx';
import { launcherAtom } from './launch.atoms.ts';

test('says that a game is no longer offered, in the player’s language', async () => {
  const { shell, scope, end } = await startLobby({
    session: 'member',
    locale: 'hi_IN',
    answers: { play: refuse('404', 'no such game') },
  });
  scope.store.get(launcherAtom)!.launch(toReference(aGame(), 'शाही कमल'), { demo: false });
  const text = 'शाही कमल अब यहाँ उपलब्ध नहीं है। कृपया दूसरा गेम चुनें।';
  await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'warning', text }]));
  end();
});

test('speaks of no closed game where transfers are disabled before one is open', async () => {
  const { shell, scope, end } = await startLobby({
    session: 'member',
    answers: { play: refuse('957', 'transfers are disabled') },
  });
  scope.store.get(launcherAtom)!.launch(toReference(aGame(), 'Royal Lotus'), { demo: false });
  const text =
    'Transfers are switched off for your account, so games cannot be played. Please contact support.';
  await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'error', text }]));
  end();
});
