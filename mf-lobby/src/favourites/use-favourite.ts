import { readPath } from '@tessera/i18n';
import { useName, useScope } from '@tessera/kit';
import type { Game } from '@tessera/wire';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { favouritesAtom } from './favourites.atoms.ts';
import { toggleFavourite } from './favourites.ts';

/** Returns whether the game is a favourite, and a function that toggles it. */
export function useFavourite(game: Game): { readonly active: boolean; readonly toggle: () => void } {
  const scope = useScope();
  const name = useName()(game.gameName);
  // An atom per game, so that a tap on one heart does not render the others.
  const own = useMemo(() => atom((get) => get(favouritesAtom).get(game.id)?.value), [game.id]);
  const known = game.memberFavorite === 1;
  const active = useAtomValue(own) ?? known;
  const toggle = () => {
    const path = readPath(location.pathname).path + location.search;
    toggleFavourite(scope, { id: game.id, name, known }, path);
  };
  return { active, toggle };
}
