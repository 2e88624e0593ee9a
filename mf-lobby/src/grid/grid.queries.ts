import { type CallScope, keyOf, useCallScope, useShell } from '@tessera/kit';
import { useInfiniteQuery } from '@tessera/kit/query';
import { gameSearch, type AnswerOf, type PayloadOf } from '@tessera/wire';
import type { Games } from '../games/games.queries.ts';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/** Games of one page of the grid, until {@link LONG_PAGE} are loaded: divides into rows of 3, 4, 6 and 8. */
export const GRID_PAGE = 48;
/** Later pages are longer, since a player who scrolled this far usually goes on: 7 kB of brotli instead of 3. */
const LONG_PAGE = 4 * GRID_PAGE;
/** Going back shows the cached grid; fetching its pages again would take one call after the other. */
const GRID_FRESH_MS = 10 * 60_000;
const GRID_KEPT_MS = 60 * 60_000;
/** Returns the payload of a filter's grid, without the page. */
export function gridPayload(
  filter: LobbyFilter,
  { siteId, currency, device }: CallScope,
): Omit<PayloadOf<typeof gameSearch>, 'page' | 'count'> {
  return {
    siteId,
    currency,
    supportDevice: device,
    query: filter.query,
    gtId: filter.hall,
    gpId: filter.provider,
    tag: filter.tag,
    mechanic: filter.mechanic,
    volatility: filter.volatility,
    minReturn: filter.minReturn && filter.minReturn * 100,
    favorite: filter.tab === 'favorite' ? true : undefined,
    sort: filter.tab === 'popular' ? 'popular' : filter.sort,
  };
}

interface PageOfGrid {
  readonly page: number;
  readonly count: number;
}

const FIRST_PAGE: PageOfGrid = { page: 1, count: GRID_PAGE };

/** Returns the page after the given one, or `undefined` after the last. */
export function pageAfter({ page, count }: PageOfGrid, totalCount: number): PageOfGrid | undefined {
  const offset = page * count;
  if (offset >= totalCount) return undefined;
  const next = offset < LONG_PAGE ? GRID_PAGE : LONG_PAGE;
  return { page: offset / next + 1, count: next };
}

/**
 * Returns the games of a filter in pages, fetched one after the other. When only provider, tag or order change, the
 * previous filter's games remain until the new ones have loaded.
 */
export function useGameGrid(filter: LobbyFilter, enabled: boolean) {
  const shell = useShell();
  const payload = gridPayload(filter, useCallScope());
  const place = `${filter.tab} ${filter.hall} ${filter.query}`;
  return useInfiniteQuery({
    queryKey: [...keyOf(gameSearch, payload), 'pages'],
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<typeof gameSearch>> =>
      shell.api.send(gameSearch, { ...payload, ...pageParam }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ totalCount }, _, page) => pageAfter(page, totalCount),
    staleTime: GRID_FRESH_MS,
    gcTime: GRID_KEPT_MS,
    // Favourites are the member's own: another player must not see them.
    meta: { audience: payload.favorite ? 'member' : gameSearch.audience, place },
    placeholderData: (games, before) =>
      before?.meta?.['place'] === place && hasGames(games?.pages) ? games : undefined,
    enabled,
  });
}

function hasGames(pages: readonly Games[] | undefined): boolean {
  return (pages?.[0]?.list.length ?? 0) > 0;
}
