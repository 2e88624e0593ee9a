import { MOST_SALT } from '../../protocol/rounds.ts';
import { cell, type Cell } from './cell.ts';
import type { Store } from './store.ts';
import { newRequestId } from './request-id.ts';

/** The player's own words, mixed into the draws of each round; kept on the device until they choose others. */
export interface Salt {
  readonly words: Cell<string>;
  set(words: string): void;
}

const KEY = 'salt';
const OWN_LENGTH = 12;

export function createSalt(store: Store): Salt {
  // Nobody has chosen yet: words that the server cannot know beforehand.
  const words = cell(store.get(KEY) ?? newRequestId().slice(0, OWN_LENGTH));
  return {
    words,
    set(next) {
      const kept = next.slice(0, MOST_SALT);
      store.set(KEY, kept);
      words.set(kept);
    },
  };
}
