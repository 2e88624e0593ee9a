import type { Game } from '@tessera/wire';

/** Something that the search's list offers. */
export type SearchOption =
  | { readonly kind: 'game'; readonly key: string; readonly game: Game }
  /** What was searched for before. */
  | { readonly kind: 'recent'; readonly key: string; readonly query: string }
  /** Every game that was found, as a grid. */
  | { readonly kind: 'all'; readonly key: string; readonly query: string; readonly count: number };

/** Results that the list shows; all others are behind {@link SearchOption} `all`. */
export const SHOWN_RESULTS = 7;
const SHOWN_SUGGESTIONS = 6;
const RECENT_SEARCHES = 4;

export interface SearchFound {
  readonly list: readonly Game[];
  readonly totalCount: number;
}

/**
 * What the list offers: before anything is typed the recent searches and what others play, then the results, and
 * where nothing was found what others play.
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

/** The searches to remember after this one: the latest first, each once. */
export function remember(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  if (!text) return recent;
  return [text, ...recent.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(
    0,
    RECENT_SEARCHES,
  );
}

/** A name cut where the searched words stand in it, if they do: before, match, after. */
export function cutMatch(name: string, query: string): readonly [string, string, string] {
  const at = query ? name.toLocaleLowerCase().indexOf(query.trim().toLocaleLowerCase()) : -1;
  if (at === -1) return [name, '', ''];
  const end = at + query.trim().length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
