import { useScope } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { useMemo } from 'react';
import { placesAtom } from './place.atoms.ts';
import { placeIn, type Place } from './place.ts';

export interface KnownPlace {
  readonly place: Place;
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
    return { place, isReturn: before !== undefined };
  }, [store, key]);
}

/** What a former document left in the history, where the present entry is the one that is asked for. */
function placeOfDocument(key: string): Place | undefined {
  if (typeof history === 'undefined') return undefined;
  const state: unknown = history.state;
  const own = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
  return own === key ? placeIn(state) : undefined;
}
