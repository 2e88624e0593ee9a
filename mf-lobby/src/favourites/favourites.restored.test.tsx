/** @jest-environment jsdom */
import { ScopeProvider } from '@tessera/kit';
import { favoriteStore, gameSearch } from '@tessera/wire';
import type { Answers } from '@tessera/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { aGame } from '../testing/games.ts';
import { startLobby } from '../testing/render-lobby.tsx';
import { favouritesAtom } from './favourites.atoms.ts';
import { takeFavourites } from './favourites.ts';
import { useFavourite } from './use-favourite.ts';

const GAME = aGame();
const LIKED = { gameSearch: { list: [aGame({ memberFavorite: 1 })], totalCount: 1 } };

function Heart() {
  const { active, toggle } = useFavourite(GAME);
  return (
    <button aria-pressed={active} onClick={toggle}>
      Like
    </button>
  );
}

/** A page that came with a guest's answers. The markup is the server's. */
async function opened(answers: Answers, session: 'restoring' | 'guest' = 'restoring') {
  const lobby = await startLobby({ session, answers: { favoriteStore: null, ...answers } });
  Object.assign(lobby.shell, { firstScreen: { answers: [] } });
  takeFavourites(lobby.scope, new AbortController().signal);
  document.body.innerHTML = '<div><button aria-pressed="false">Like</button></div>';
  const errors = jest.fn();
  const hydrate = () =>
    act(async () => {
      const root = document.body.firstElementChild as HTMLElement;
      const heart = (
        <ScopeProvider scope={lobby.scope}>
          <Heart />
        </ScopeProvider>
      );
      hydrateRoot(root, heart, { onRecoverableError: errors });
    });
  return { ...lobby, hydrate, errors };
}

const heart = () => screen.getByRole('button', { name: 'Like' });

test.each(['before', 'after'])('a member who returns has the favourites, read %s hydration', async (when) => {
  const { shell, scope, hydrate, errors } = await opened(LIKED);
  if (when === 'after') await hydrate();
  act(() => shell.session.login());
  await waitFor(() => expect(shell.api.sentTo(gameSearch)).toMatchObject([{ favorite: true, page: 1 }]));
  if (when === 'before') {
    await waitFor(() => expect(scope.store.get(favouritesAtom).size).toBe(1));
    await hydrate();
  }
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(errors).not.toHaveBeenCalled();
});

test('reads all pages', async () => {
  const pages = (payload: { readonly page?: number }) => ({
    list: payload.page === 2 ? [GAME] : Array.from({ length: 200 }, (_, index) => aGame({ id: 100 + index })),
    totalCount: 201,
  });
  const { shell, hydrate } = await opened({ gameSearch: pages as Answers['gameSearch'] });
  await hydrate();
  act(() => shell.session.login());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(shell.api.sentTo(gameSearch)).toMatchObject([{ page: 1 }, { page: 2 }]);
});

test('what was changed meanwhile stays', async () => {
  const { promise, resolve } = Promise.withResolvers<Answers['gameSearch']>();
  const { shell, hydrate } = await opened({ gameSearch: (() => promise) as Answers['gameSearch'] });
  await hydrate();
  act(() => shell.session.login());
  await waitFor(() => expect(shell.api.sentTo(gameSearch)).toHaveLength(1));
  const user = userEvent.setup();
  await user.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart());
  await waitFor(() => expect(shell.api.sentTo(favoriteStore)).toHaveLength(2));
  await act(async () => resolve(LIKED.gameSearch));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});

test('a guest reads none', async () => {
  const { shell, hydrate } = await opened(LIKED, 'guest');
  await hydrate();
  expect(shell.api.sentTo(gameSearch)).toEqual([]);
});
