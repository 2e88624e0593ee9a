import type { GameReference, Session, SiteSettings } from '@tessera/contracts';
import { hallOf } from '@tessera/domain';
import type { TileShape } from '@tessera/ui';
import type { Game } from '@tessera/wire';

/** What launches the game; `name` in the player's language. */
export function toReference(game: Game, name: string): GameReference {
  const { id, gpId, gtId, house, gameType, gameCode, mode } = game;
  return { id, gpId, gtId, house, gameType, gameCode, name, mode };
}

/** How a hall's games will probably be laid out, before they are there: for their skeletons. */
export function shapeOfHall(gtId: number | undefined): TileShape {
  return (gtId !== undefined && hallOf(gtId)?.tile) || 'cover';
}

/** Whether the game's art is drawn for covers or for tables. */
function shapeOfArt({ icon }: Pick<Game, 'icon'>): TileShape {
  return icon.width > icon.height ? 'table' : 'cover';
}

/** How a list is laid out: by what most of its art is. */
export function shapeOfList(games: readonly Pick<Game, 'icon'>[]): TileShape {
  const wide = games.filter((game) => shapeOfArt(game) === 'table').length;
  return wide * 2 > games.length ? 'table' : 'cover';
}

/** The shape of one card in a list: among covers, a table or sports game keeps its wide picture. */
export function shapeInList(list: TileShape, game: Pick<Game, 'icon'>): TileShape {
  return list === 'table' ? 'table' : shapeOfArt(game);
}

/** What one tap on a game does: a member plays, a guest tries it where site and game let them. */
export function tapPlays(
  game: Pick<Game, 'demo'>,
  session: Session,
  settings: Pick<SiteSettings, 'guestDemo'>,
): 'real' | 'demo' {
  return session.status === 'guest' && settings.guestDemo && game.demo === 1 ? 'demo' : 'real';
}

/** What else can be done with the game, for who wants the other one: see {@link tapPlays}. */
export function otherPlay(game: Pick<Game, 'demo'>, tap: 'real' | 'demo'): 'real' | 'demo' | undefined {
  if (tap === 'demo') return 'real';
  return game.demo === 1 ? 'demo' : undefined;
}
