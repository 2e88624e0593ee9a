import { atom } from 'jotai';
import type { Favourite } from './favourites.machine.ts';

/** What this document knows better than the lists it has fetched: game id → favourite. */
export const favouritesAtom = atom<ReadonlyMap<number, Favourite>>(new Map());
