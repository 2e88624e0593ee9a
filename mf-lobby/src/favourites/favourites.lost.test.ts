/** @jest-environment jsdom */
import { favoriteStore } from '@tessera/wire';
import { waitFor } from '@testing-library/react';
import { startLobby } from '../testing/render-lobby.tsx';
import { toggleFavourite } from './favourites.ts';

jest.mock('./favourites.effects.ts', () => {
  throw new Error('Loading chunk member failed.');
});

const GAME = { id: 11, name: 'Gilded Glyphs', known: false };

test('a member reads that nothing was saved where the code for it is lost', async () => {
  const { shell, scope } = await startLobby({ session: 'member' });
  toggleFavourite(scope, GAME, '/');
  await waitFor(() =>
    expect(shell.toast.shown).toMatchObject([
      { tone: 'error', text: expect.stringContaining('Gilded Glyphs') },
    ]),
  );
  expect(shell.api.sentTo(favoriteStore)).toHaveLength(0);
});

test('a guest is asked to log in, and needs no such code', async () => {
  const { shell, scope } = await startLobby({ session: 'guest' });
  const asked = jest.fn();
  shell.bus.on('auth.loginRequested', asked);
  toggleFavourite(scope, GAME, '/?hall=2');
  expect(asked).toHaveBeenCalledWith({ then: { kind: 'navigate', path: '/?hall=2' } });
});
