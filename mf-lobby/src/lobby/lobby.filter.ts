import type { SiteSettings } from '@tessera/contracts';
import type { GameTag } from '@tessera/wire';

export const LOBBY_TABS = ['all', 'last', 'favorite', 'popular'] as const;
export type LobbyTab = (typeof LOBBY_TABS)[number];

export const LOBBY_SORTS = ['popular', 'newest', 'name'] as const;
export type LobbySort = (typeof LOBBY_SORTS)[number];

/**
 * The lobby's filter. It is kept in the address (`/?hall=2&provider=5&tag=hot&sort=name`), so that Back, a reload
 * and a shared link all show the same games.
 */
export interface LobbyFilter {
  readonly tab: LobbyTab;
  /** Game type (`gt_id`): the halls are 2–9, others are possible. */
  readonly hall?: number;
  /** `gp_id`. */
  readonly provider?: number;
  readonly tag?: GameTag;
  readonly sort: LobbySort;
  /** The search text; empty without a search. */
  readonly query: string;
}

export const NO_FILTER: LobbyFilter = { tab: 'all', sort: 'popular', query: '' };

/** The wire's limit for a search. */
const QUERY_MAX_LENGTH = 80;

/**
 * Reads a page's query; old links to halls and slot lists use `gt_id` and `gp_id` (spec §2 Routes). Invalid values are
 * ignored, so that a mistyped link still shows games.
 */
export function readFilter(params: URLSearchParams): LobbyFilter {
  const tag = params.get('tag');
  return {
    tab: LOBBY_TABS.find((tab) => tab === params.get('tab')) ?? 'all',
    hall: readId(params.get('hall') ?? params.get('gt_id')),
    provider: readId(params.get('provider') ?? params.get('gp_id')),
    tag: tag === 'hot' || tag === 'new' ? tag : undefined,
    sort: LOBBY_SORTS.find((sort) => sort === params.get('sort')) ?? 'popular',
    query: (params.get('q') ?? '').trim().slice(0, QUERY_MAX_LENGTH),
  };
}

/** Writes a filter as its shortest query, without `?`: the reverse of {@link readFilter}. */
export function writeFilter(filter: LobbyFilter): string {
  const params = new URLSearchParams();
  if (filter.tab !== 'all') params.set('tab', filter.tab);
  if (filter.hall !== undefined) params.set('hall', String(filter.hall));
  if (filter.provider !== undefined) params.set('provider', String(filter.provider));
  if (filter.tag) params.set('tag', filter.tag);
  if (filter.sort !== 'popular') params.set('sort', filter.sort);
  if (filter.query) params.set('q', filter.query);
  return params.toString();
}

/** Returns the lobby's path for a filter. */
export function lobbyPath(filter: Partial<LobbyFilter> = {}): string {
  const query = writeFilter({ ...NO_FILTER, ...filter });
  return query ? `/?${query}` : '/';
}

/** Returns a hall's path: a filter of the lobby, or its own page on sites with `hall_routes` (see the readings). */
export function hallPath(hall: number, { hallRoutes }: Pick<SiteSettings, 'hallRoutes'>): string {
  return hallRoutes === 'page' ? `/gameHall/${hall}` : lobbyPath({ hall });
}

/** Whether nothing is chosen, so that the home page shows shelves instead of a grid. */
export function isUnfiltered(filter: LobbyFilter): boolean {
  return writeFilter(filter) === '';
}

/** Parses an id of the wire; returns `undefined` for any other text. */
export function readId(text: string | null | undefined): number | undefined {
  const id = Number(text);
  return text && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
