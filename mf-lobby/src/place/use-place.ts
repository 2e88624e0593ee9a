import { useScope } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { useMemo } from 'react';
import { placesAtom } from './place.atoms.ts';
import { placeIn, type Place } from './place.ts';

export interface KnownPlace {
  readonly place: Place;
  /** Whether the player is still at its entry of the history: a page that is left stands for a moment longer. */
  readonly isPresent: () => boolean;
  /** The player has been at this entry of the history before. */
  readonly isReturn: boolean;
}

/** The place of the present history entry: where the player left it, or the top of a page that is new. */
export function usePlace(): KnownPlace {
  const { store } = useScope();
  const { key } = useLocation();
  return useMemo(() => {
    const places = store.get(placesAtom);
    const before = places.get(key) ?? placeOfDocument(key);
    const place = before ?? { y: 0, shelves: {} };
    places.set(key, place);
    return { place, isPresent: () => presentKey() === key, isReturn: before !== undefined };
  }, [store, key]);
}

/** What a former document left in the history, where the present entry is the one that is asked for. */
function placeOfDocument(key: string): Place | undefined {
  return typeof history !== 'undefined' && presentKey() === key ? placeIn(history.state) : undefined;
}

/** The router's key of the entry of the history at which the browser is. */
function presentKey(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
}
