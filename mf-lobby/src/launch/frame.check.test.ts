/** @jest-environment jsdom */
import { checkIframe, gameAddress } from '@tessera/wire';
import { waitFor } from '@testing-library/react';
import { toReference } from '../games/game.view.ts';
import { aGame } from '../testing/games.ts';
import { startLobby, type Lobby } from '../testing/render-lobby.tsx';
import { launchAtom, launcherAtom } from './launch.atoms.ts';
import type { Launcher } from './launch.effects.ts';

let lobby: Lobby;
let launcher: Launcher;
const state = () => lobby.scope.store.get(launchAtom).status;
afterEach(() => lobby.end());

describe('a modal provider’s game', () => {
  async function openModal(path: string, verdict: 'allowed' | 'refused' | 'notListed') {
    const answer = { allowed: verdict === 'allowed' ? 1 : 0, reason: verdict } as const;
    lobby = await startLobby({
      session: 'member',
      settings: { modalProviders: [3] },
      answers: { checkIframe: answer, play: null, leave: null },
    });
    launcher = lobby.scope.store.get(launcherAtom)!;
    launcher.launch(toReference(aGame({ id: 11 }), 'Royal Lotus'), { demo: false });
    await waitFor(() => expect(state()).toBe('waiting'));
    lobby.shell.live.emit(gameAddress, { url: path });
    await waitFor(() => expect(state()).not.toBe('waiting'));
  }

  test('opens without a window, once its page is known to allow frames', async () => {
    await openModal('https://games.example/allowed?launch=abc', 'allowed');
    expect(lobby.shell.windows.opened).toEqual([]);
    expect(lobby.scope.store.get(launchAtom)).toMatchObject({ status: 'open', launch: { mode: 'modal' } });
    // Without the token, which works once.
    expect(lobby.shell.api.sentTo(checkIframe)).toEqual([{ url: 'https://games.example/allowed' }]);
  });

  test.each([
    ['forbids frames', 'https://games.example/refused?launch=abc', 'refused'],
    ['is of a house that this site does not frame', 'https://other.example/play?launch=abc', 'notListed'],
  ] as const)('opens in a window of the player’s click where its page %s', async (_, address, verdict) => {
    await openModal(address, verdict);
    expect(state()).toBe('ready');
    launcher.openReady();
    expect(lobby.shell.windows.opened[0]?.addresses).toEqual([address]);
    expect(state()).toBe('open');
  });

  test('opens in the frame on a site without HTTPS, whose pages are on no list', async () => {
    await openModal('http://localhost:3002/play?launch=abc', 'notListed');
    expect(state()).toBe('open');
  });
});
