import type { TileShape } from '@tessera/ui';
import type { GameTypeGroup, Provider } from '@tessera/wire';
import { shapeOfHall } from '../games/game.view.ts';
import type { ShelfSource } from '../games/games.queries.ts';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/** One shelf of the home page, before anything of it is fetched. */
export interface ShelfPlan {
  readonly key: string;
  readonly source: ShelfSource;
  readonly shape: TileShape;
  /** What "see all" shows. */
  readonly all: Partial<LobbyFilter>;
  /** Where its title comes from: a message of ours, or a name of the wire. */
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
/** What most players play; also offered where a search found nothing. */
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

/** What the home page shows below the hero: what the player knows first, then what everybody likes, then all the rest. */
export function planShelves(halls: readonly GameTypeGroup[], member: boolean): readonly ShelfPlan[] {
  return [
    ...(member ? [LAST] : []),
    HOT_SHELF,
    NEW,
    ...halls.map(({ gtId, gtName }) => ({
      key: `hall-${gtId}`,
      source: { kind: 'hall', gtId } as const,
      shape: shapeOfHall(gtId),
      all: { hall: gtId },
      title: { name: gtName },
    })),
    ...providersOf(halls).map(({ gpId, name }) => ({
      key: `provider-${gpId}`,
      source: { kind: 'provider', gpId } as const,
      shape: 'cover' as const,
      all: { provider: gpId },
      title: { name },
    })),
  ];
}

/** Every provider once, in the order of the halls; of one hall where it is given. */
export function providersOf(halls: readonly GameTypeGroup[], gtId?: number): readonly Provider[] {
  const inside = gtId === undefined ? halls : halls.filter((hall) => hall.gtId === gtId);
  return [...new Map(inside.flatMap(({ gpList }) => gpList).map((one) => [one.gpId, one])).values()];
}
