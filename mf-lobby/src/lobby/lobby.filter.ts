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
  /** What games say about themselves; a word that none says finds nothing. */
  readonly mechanic?: string;
  readonly volatility?: string;
  /** The least return to player, in whole percent. */
  readonly minReturn?: number;
  /** Only the crash menu's games (spec §2 `isCrashGame`, which is on by its name alone, by 1 or by true). */
  readonly crash?: boolean;
  readonly sort: LobbySort;
  /** The search text; empty without a search. */
  readonly query: string;
}

export const NO_FILTER: LobbyFilter = { tab: 'all', sort: 'popular', query: '' };

/** The wire's limits for a word and for a search. */
const WORD_MAX_LENGTH = 64;
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
    mechanic: params.get('mechanic')?.slice(0, WORD_MAX_LENGTH),
    volatility: params.get('volatility')?.slice(0, WORD_MAX_LENGTH),
    minReturn: readId(params.get('return')),
    crash: /^(1|true|)$/i.test(params.get('isCrashGame') ?? '0') || undefined,
    sort: LOBBY_SORTS.find((sort) => sort === params.get('sort')) ?? 'popular',
    query: (params.get('q') ?? '').trim().slice(0, QUERY_MAX_LENGTH),
  };
}

/** Writes a filter as its shortest query, without `?`: the reverse of {@link readFilter}. */
export function writeFilter(filter: LobbyFilter): string {
  const query = {
    tab: filter.tab !== 'all' && filter.tab,
    hall: filter.hall,
    provider: filter.provider,
    tag: filter.tag,
    mechanic: filter.mechanic,
    volatility: filter.volatility,
    return: filter.minReturn,
    isCrashGame: filter.crash && 1,
    sort: filter.sort !== 'popular' && filter.sort,
    q: filter.query,
  };
  const chosen = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(chosen).toString();
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
