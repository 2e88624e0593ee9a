import { readPath } from '@tessera/i18n';
import { useName, useScope } from '@tessera/kit';
import type { Game } from '@tessera/wire';
import { atom } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { favouritesAtom } from './favourites.atoms.ts';
import { toggleFavourite } from './favourites.ts';

/** Returns whether the game is a favourite, and a function that toggles it. */
export function useFavourite(game: Game): { readonly active: boolean; readonly toggle: () => void } {
  const scope = useScope();
  const name = useName()(game.gameName);
  const { store } = scope;
  // An atom per game, so that a tap on one heart does not render the others.
  const own = useMemo(() => {
    const value = atom((get) => get(favouritesAtom).get(game.id)?.value);
    return { subscribe: (changed: () => void) => store.sub(value, changed), get: () => store.get(value) };
  }, [store, game.id]);
  const known = game.memberFavorite === 1;
  // Hydration begins with what the server knew, and then goes on to what is known by now.
  const active = useSyncExternalStore(own.subscribe, own.get, nothing) ?? known;
  const toggle = () => {
    const path = readPath(location.pathname).path + location.search;
    toggleFavourite(scope, { id: game.id, name, known }, path);
  };
  return { active, toggle };
}

const nothing = () => undefined;
