import type { Game } from '@tessera/wire';

/** One option of the search's list. */
export type SearchOption =
  | { readonly kind: 'game'; readonly key: string; readonly game: Game }
  /** A recent search. */
  | { readonly kind: 'recent'; readonly key: string; readonly query: string }
  /** All games found, as a grid. */
  | { readonly kind: 'all'; readonly key: string; readonly query: string; readonly count: number };

/** Number of results in the list; the option `all` opens the others. */
export const SHOWN_RESULTS = 7;
const SHOWN_SUGGESTIONS = 6;
const RECENT_SEARCHES = 4;

export interface SearchFound {
  readonly list: readonly Game[];
  readonly totalCount: number;
}

/**
 * Returns the list's options: recent searches and popular games before anything is typed, then the results, or popular
 * games where nothing was found.
 */
export function searchOptions(
  query: string,
  found: SearchFound | undefined,
  recent: readonly string[],
  suggested: readonly Game[],
): readonly SearchOption[] {
  const games = (list: readonly Game[], most: number) =>
    list.slice(0, most).map((game): SearchOption => ({ kind: 'game', key: `game-${game.id}`, game }));
  if (!query) {
    const before = recent.map((text, place): SearchOption => ({
      kind: 'recent',
      key: `recent-${place}`,
      query: text,
    }));
    return [...before, ...games(suggested, SHOWN_SUGGESTIONS)];
  }
  if (!found) return [];
  if (found.list.length === 0) return games(suggested, SHOWN_SUGGESTIONS);
  const more = found.totalCount > SHOWN_RESULTS;
  const all: SearchOption = { kind: 'all', key: 'all', query, count: found.totalCount };
  return [...games(found.list, SHOWN_RESULTS), ...(more ? [all] : [])];
}

/** Adds a search to the recent ones: the latest first, each once. */
export function remember(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  if (!text) return recent;
  return [text, ...recent.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(
    0,
    RECENT_SEARCHES,
  );
}

/** Splits a name at the search text, if it contains it: before, match, after. */
export function cutMatch(name: string, query: string): readonly [string, string, string] {
  const at = query ? name.toLowerCase().indexOf(query.trim().toLowerCase()) : -1;
  if (at === -1) return [name, '', ''];
  const end = at + query.trim().length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
