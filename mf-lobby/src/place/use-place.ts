import { useScope } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { useMemo } from 'react';
import { placesAtom } from './place.atoms.ts';
import { placeIn, type Place } from './place.ts';

export interface KnownPlace {
  readonly place: Place;
  /** Whether the player is still at this history entry: a page that is left stays mounted for a moment. */
  readonly isPresent: () => boolean;
  /** The player has been at this history entry before. */
  readonly isReturn: boolean;
}

/** Returns the place of the current history entry: the last position, or the top of a new page. */
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

/** Reads the place that a former document wrote, if `key` is the current history entry. */
function placeOfDocument(key: string): Place | undefined {
  return typeof history !== 'undefined' && presentKey() === key ? placeIn(history.state) : undefined;
}

/** Returns the router's key of the browser's current history entry. */
function presentKey(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
}
