import { atom } from 'jotai';
import type { Place } from './place.ts';

/**
 * Scroll positions of this visit, by history entry; one map per store. The map is mutated on every scroll, so that
 * no component renders.
 */
export const placesAtom = atom(() => new Map<string, Place>());
