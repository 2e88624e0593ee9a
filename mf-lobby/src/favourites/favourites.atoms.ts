import { atom } from 'jotai';
import type { Favourite } from './favourites.machine.ts';

/** Favourites read or changed in this document since the lists were fetched: game id → favourite. */
export const favouritesAtom = atom<ReadonlyMap<number, Favourite>>(new Map());
