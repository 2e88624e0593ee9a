import type { GameReference, SiteSettings } from '@tessera/contracts';
import { hallOf } from '@tessera/domain';
import type { TileShape } from '@tessera/ui';
import type { Game } from '@tessera/wire';

/** Returns the reference that launches the game; `name` in the player's language. */
export function toReference(game: Game, name: string): GameReference {
  const { id, gpId, gtId, house, gameType, gameCode, mode } = game;
  return { id, gpId, gtId, house, gameType, gameCode, name, mode };
}

/** Predicts the layout of a hall's games, for its skeleton. */
export function shapeOfHall(gtId: number | undefined): TileShape {
  return (gtId !== undefined && hallOf(gtId)?.tile) || 'cover';
}

/** Returns the shape of the game's image: a cover or a wide table. */
function shapeOfArt({ icon }: Pick<Game, 'icon'>): TileShape {
  return icon.width > icon.height ? 'table' : 'cover';
}

/** Returns the layout of a list: the shape of most of its images. */
export function shapeOfList(games: readonly Pick<Game, 'icon'>[]): TileShape {
  const wide = games.filter((game) => shapeOfArt(game) === 'table').length;
  return wide * 2 > games.length ? 'table' : 'cover';
}

/** Returns the shape of one card in a list: among covers, a table or sports game keeps its wide picture. */
export function shapeInList(list: TileShape, game: Pick<Game, 'icon'>): TileShape {
  return list === 'table' ? 'table' : shapeOfArt(game);
}

/** Returns the mode that a tap launches: the demo for a guest where site and game allow it, else the real game. */
export function tapPlays(
  game: Pick<Game, 'demo'>,
  isGuest: boolean,
  settings: Pick<SiteSettings, 'guestDemo'>,
): 'real' | 'demo' {
  return isGuest && settings.guestDemo && game.demo === 1 ? 'demo' : 'real';
}

/** Returns the other play mode, if the game has one: see {@link tapPlays}. */
export function otherPlay(game: Pick<Game, 'demo'>, tap: 'real' | 'demo'): 'real' | 'demo' | undefined {
  if (tap === 'demo') return 'real';
  return game.demo === 1 ? 'demo' : undefined;
}
