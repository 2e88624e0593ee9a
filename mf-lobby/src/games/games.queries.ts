import { type CallScope, keyOf, useAnswer, useCallScope, useShell, useSite } from '@tessera/kit';
import { useInfiniteQuery, type UseQueryResult } from '@tessera/kit/query';
import {
  gameList,
  gameSearch,
  hotGames,
  lastPlayed,
  tagGameList,
  type AnswerOf,
  type Call,
  type Game,
  type PayloadOf,
  type Schema,
} from '@tessera/wire';
import type { GenericSchema } from 'valibot';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/** Games of one page of the grid, until {@link LONG_PAGE} are loaded: divides into rows of 3, 4, 6 and 8. */
export const GRID_PAGE = 48;
/** Later pages are longer, since a player who scrolled this far usually goes on: 7 kB of brotli instead of 3. */
const LONG_PAGE = 4 * GRID_PAGE;
/** Going back shows the cached grid; fetching its pages again would take one call after the other. */
const GRID_FRESH_MS = 10 * 60_000;
const GRID_KEPT_MS = 60 * 60_000;
/** Games of one shelf. */
const SHELF_GAMES = 24;

interface Games {
  readonly list: readonly Game[];
}

/** Any call that answers with games. */
type GamesCall = Call<Schema, GenericSchema<unknown, Games>>;

/** Returns a call with its payload, type-checked against each other. */
function request<C extends GamesCall>(call: C, payload: PayloadOf<C>): readonly [GamesCall, unknown] {
  return [call, payload];
}

/** Returns the halls with their providers, in the site's order. */
export function useHalls(): UseQueryResult<AnswerOf<typeof gameList>> {
  const { siteId, currency, device } = useCallScope();
  const { template } = useSite();
  return useAnswer(gameList, { siteId, currency, supportDevice: device, template });
}

/** The source of a shelf's games. */
export type ShelfSource =
  | { readonly kind: 'last' }
  | { readonly kind: 'hot' }
  | { readonly kind: 'new' }
  | { readonly kind: 'hall'; readonly gtId: number }
  | { readonly kind: 'provider'; readonly gpId: number };

export function useShelfGames(source: ShelfSource, enabled: boolean): UseQueryResult<Games> {
  const [call, payload] = shelfCall(source, useCallScope());
  return useAnswer(call, payload, { enabled });
}

/** Returns the call that fills a shelf. */
function shelfCall(
  source: ShelfSource,
  { siteId, currency, device }: CallScope,
): readonly [GamesCall, unknown] {
  const search = { siteId, currency, supportDevice: device, count: SHELF_GAMES };
  switch (source.kind) {
    case 'last':
      return request(lastPlayed, {});
    case 'hot':
      return request(hotGames, { siteId, currency });
    case 'new':
      return request(tagGameList, { siteId, currency, supportDevice: device, tag: 'new' });
    case 'hall':
      return request(gameSearch, { ...search, gtId: source.gtId });
    case 'provider':
      return request(gameSearch, { ...search, gpId: source.gpId });
  }
}

/** Returns the member's last played games; sends no request for guests. */
export function useLastPlayed(enabled: boolean): UseQueryResult<Games> {
  return useAnswer(lastPlayed, {}, { enabled });
}

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
