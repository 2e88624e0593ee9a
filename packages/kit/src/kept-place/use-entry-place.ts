import { useLocation } from '@tessera/kit/router';
import { useMemo } from 'react';
import { useScope } from '../remote.tsx';
import { placesAtom, type Places } from './places.atoms.ts';
import { placeIn, type Place } from './place.ts';

export interface EntryPlace {
  readonly place: Place;
  /** Whether the player is still at this history entry: a page that is left stays mounted for a moment. */
  readonly isPresent: () => boolean;
  /** The player has been at this history entry before. */
  readonly isReturn: boolean;
  /** Call when the page unmounts: the next visit of the entry is a return. */
  readonly leave: () => void;
}

/** Returns the place of the current history entry: the last position, or the top of a new page. */
export function useEntryPlace(): EntryPlace {
  const { store } = useScope();
  const { key } = useLocation();
  return useMemo(() => {
    const places = store.get(placesAtom);
    const before = places.byEntry.get(key) ?? placeOfDocument(key);
    const place = before ?? replacedPlace(places, key) ?? { y: 0, boxes: {} };
    places.byEntry.set(key, place);
    // React may render a page several times before it shows it: only the first time says whether this is a return.
    if (places.shown?.key !== key) {
      places.shown = { key, index: presentState()?.idx, isReturn: before !== undefined };
    }
    const isPresent = () => presentKey() === key;
    const leave = () => {
      if (!isPresent() && places.shown?.key === key) delete places.shown;
    };
    return { place, isPresent, isReturn: places.shown.isReturn, leave };
  }, [store, key]);
}

/** Reads the place that a former document wrote, if `key` is the current history entry. */
function placeOfDocument(key: string): Place | undefined {
  return presentKey() === key ? placeIn(presentState()) : undefined;
}

/** Returns the place of the entry that this one has replaced: the page is the same, only its address has changed. */
function replacedPlace({ byEntry, shown }: Places, key: string): Place | undefined {
  if (!shown || presentKey() !== key) return undefined;
  const index = presentState()?.idx;
  return index !== undefined && index === shown.index ? byEntry.get(shown.key) : undefined;
}

/** What the router writes into each entry: a key, and its position in the history. */
interface RouterState {
  readonly key?: unknown;
  readonly idx?: unknown;
}

/** On a server there is no history. */
const presentState = (): RouterState | null =>
  typeof history === 'undefined' ? null : (history.state as RouterState | null);

/** Returns the router's key of the browser's current history entry. */
const presentKey = (): unknown => presentState()?.key ?? 'default';
