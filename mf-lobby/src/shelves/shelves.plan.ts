import type { TileShape } from '@tessera/ui';
import type { GameTypeGroup, Provider } from '@tessera/wire';
import { shapeOfHall } from '../games/game.view.ts';
import type { ShelfSource } from '../games/games.queries.ts';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/** Plan of one shelf of the home page, known before its games are fetched. */
export interface ShelfPlan {
  readonly key: string;
  readonly source: ShelfSource;
  readonly shape: TileShape;
  /** The filter of "see all". */
  readonly all: Partial<LobbyFilter>;
  /** Source of its title: a message of this remote, or a name of the wire. */
  readonly title:
    | { readonly message: 'shelf.last' | 'shelf.hot' | 'shelf.new' }
    | { readonly name: string | Readonly<Record<string, string>> };
}

const LAST: ShelfPlan = {
  key: 'last',
  source: { kind: 'last' },
  shape: 'cover',
  all: { tab: 'last' },
  title: { message: 'shelf.last' },
};
/** Popular games; also suggested where a search found nothing. */
export const HOT_SHELF: ShelfPlan = {
  key: 'hot',
  source: { kind: 'hot' },
  shape: 'cover',
  all: { tag: 'hot' },
  title: { message: 'shelf.hot' },
};
const NEW: ShelfPlan = {
  key: 'new',
  source: { kind: 'new' },
  shape: 'cover',
  all: { tag: 'new' },
  title: { message: 'shelf.new' },
};

/**
 * Returns the shelves of the home page: the player's own first, then popular games, then halls and providers. Where the
 * halls begin with sports, so do the shelves.
 */
export function planShelves(halls: readonly GameTypeGroup[], member: boolean): readonly ShelfPlan[] {
  const ofHalls = halls.map(({ gtId, gtName }) => ({
    key: `hall-${gtId}`,
    source: { kind: 'hall', gtId } as const,
    shape: shapeOfHall(gtId),
    all: { hall: gtId },
    title: { name: gtName },
  }));
  return [
    ...(member ? [LAST] : []),
    // A first hall of tables or matches is what the site is about: sports in `apsport`.
    ...ofHalls.splice(0, ofHalls[0]?.shape === 'table' ? 1 : 0),
    HOT_SHELF,
    NEW,
    ...ofHalls,
    ...providersOf(halls).map(({ gpId, name }) => ({
      key: `provider-${gpId}`,
      source: { kind: 'provider', gpId } as const,
      shape: 'cover' as const,
      all: { provider: gpId },
      title: { name },
    })),
  ];
}

/** Returns each provider once, in the order of the halls; with `gtId` only those of that hall. */
export function providersOf(halls: readonly GameTypeGroup[], gtId?: number): readonly Provider[] {
  const inside = gtId === undefined ? halls : halls.filter((hall) => hall.gtId === gtId);
  return [...new Map(inside.flatMap(({ gpList }) => gpList).map((one) => [one.gpId, one])).values()];
}
