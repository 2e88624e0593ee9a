import type { SiteSettings } from '@tessera/contracts';
import type { GameTag } from '@tessera/wire';

export const LOBBY_TABS = ['all', 'last', 'favorite', 'popular'] as const;
export type LobbyTab = (typeof LOBBY_TABS)[number];

export const LOBBY_SORTS = ['popular', 'newest', 'name'] as const;
export type LobbySort = (typeof LOBBY_SORTS)[number];

/**
 * What the lobby shows. It stands in the address (`/?hall=2&provider=5&tag=hot&sort=name`), so that Back, a reload
 * and a shared link all lead to the same games.
 */
export interface LobbyFilter {
  readonly tab: LobbyTab;
  /** Game type (`gt_id`): the halls are 2–9, others are possible. */
  readonly hall?: number;
  /** `gp_id`. */
  readonly provider?: number;
  readonly tag?: GameTag;
  readonly sort: LobbySort;
  /** What was searched for; empty for no search. */
  readonly query: string;
}

export const NO_FILTER: LobbyFilter = { tab: 'all', sort: 'popular', query: '' };

/** As long as the wire lets a search be. */
const QUERY_MAX_LENGTH = 80;

/**
 * Reads a page's query; old links to halls and slot lists name them `gt_id` and `gp_id` (spec §2 Routes). What cannot
 * be read is left out: a mistyped link still shows games.
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

/** The reverse of {@link readFilter}: the shortest query that reads as this filter, without `?`. */
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

/** Where the lobby shows the games of this filter. */
export function lobbyPath(filter: Partial<LobbyFilter> = {}): string {
  const query = writeFilter({ ...NO_FILTER, ...filter });
  return query ? `/?${query}` : '/';
}

/** Where a hall is: a filter of the lobby, or a page of its own where the site has those (readings: `hall_routes`). */
export function hallPath(hall: number, { hallRoutes }: Pick<SiteSettings, 'hallRoutes'>): string {
  return hallRoutes === 'page' ? `/gameHall/${hall}` : lobbyPath({ hall });
}

/** Nothing is chosen: the home page with its shelves, rather than a grid. */
export function isUnfiltered(filter: LobbyFilter): boolean {
  return writeFilter(filter) === '';
}

/** An id of the wire, or `undefined` where the text is none. */
export function readId(text: string | null | undefined): number | undefined {
  const id = Number(text);
  return text && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
