import { atom } from 'jotai';
import type { Place } from './place.ts';

/**
 * The places of this visit, by the key of their history entry; one map for each store. It changes with every scroll,
 * so nothing renders by it.
 */
export const placesAtom = atom(() => new Map<string, Place>());
