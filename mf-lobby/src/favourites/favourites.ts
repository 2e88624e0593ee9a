import { whenRestored, type RemoteScope } from '@tessera/kit';
import { textOf } from '../text.ts';
import { favouritesAtom } from './favourites.atoms.ts';
import type { Marked } from './favourites.effects.ts';

/** Guests never load it; members do as soon as their session is known (offers.effects.ts). */
const load = () => import(/* webpackChunkName: "member" */ './favourites.effects.ts');

/**
 * Sets or clears a favourite. A guest is asked to log in, and returns to the same page.
 * @param path the page to return to after the login
 */
export function toggleFavourite(scope: RemoteScope, game: Marked, path: string): void {
  const { shell } = scope;
  if (shell.session.get().status === 'guest') {
    return shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path } });
  }
  load().then(
    ({ toggleOwn }) => toggleOwn(scope, game),
    () => shell.toast.show('error', textOf(scope)('favourite.failed', { game: game.name })),
  );
}

/** Applies a change that another part of the site made. Without its code the next fetch shows it. */
export function applyFavourite(scope: RemoteScope, gameId: number, favourite: boolean): void {
  load().then(
    ({ applyChange }) => applyChange(scope, gameId, favourite),
    () => undefined,
  );
}

/** What came with the page is a guest's: the favourites of a member who returns are read beside it. */
export function takeFavourites(scope: RemoteScope, signal: AbortSignal): void {
  const { shell } = scope;
  if (!shell.firstScreen?.answers) return;
  whenRestored(shell, signal, ({ status }) => {
    if (status !== 'member') return;
    load()
      .then(({ readFavourites }) => readFavourites(scope, signal))
      .catch(() => undefined);
  });
}

/** Clears the favourites when the member changes. */
export function clearFavourites({ store }: RemoteScope): void {
  store.set(favouritesAtom, new Map());
}
