/**
 * The scroll position of a page that players come back to: an entry of its own, so that only pages with lists load it.
 */
export { useEntryPlace } from './kept-place/use-entry-place.ts';
export { useKeptPlace } from './kept-place/use-kept-place.ts';
