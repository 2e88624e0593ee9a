import { atom } from 'jotai';

/** Searches of this visit, the latest first. */
export const recentSearchesAtom = atom<readonly string[]>([]);
