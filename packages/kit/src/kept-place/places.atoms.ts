import { atom } from 'jotai';
import type { Place } from './place.ts';

/** What this visit knows of the history entries that show pages of the remote. */
export interface Places {
  /** Scroll positions by history entry. */
  readonly byEntry: Map<string, Place>;
  /** The entry that is shown, its position in the history, and whether the player had been there before. */
  shown?: { readonly key: string; readonly index: unknown; readonly isReturn: boolean };
}

/** One value per store. It is mutated on every scroll, so that no component renders. */
export const placesAtom = atom((): Places => ({ byEntry: new Map() }));
