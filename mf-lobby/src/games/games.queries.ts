import { type CallScope, useAnswer, useCallScope, useSite } from '@tessera/kit';
import type { UseQueryResult } from '@tessera/kit/query';
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

/** Games of one shelf. */
const SHELF_GAMES = 24;

/** An answer with games. */
export interface Games {
  readonly list: readonly Game[];
}

/** Any call that answers with games. */
type GamesCall = Call<Schema, GenericSchema<unknown, Games>>;

/** Returns a call with its payload, type-checked against each other. */
function request<C extends GamesCall>(call: C, payload: PayloadOf<C>): readonly [GamesCall, unknown] {
  return [call, payload];
}

/** Returns the halls with their providers, in the order of the site's template, which phones follow too. */
export function useHalls(): UseQueryResult<AnswerOf<typeof gameList>> {
  const { siteId, currency, device } = useCallScope();
  const { template } = useSite().settings;
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
