import type { RemoteScope } from '@tessera/kit';
import { gamesOf } from '../games/game.lookup.ts';
import { tapGame } from '../games/game.tap.ts';
import type { BannerLink } from './banner.link.ts';

/**
 * Launches a banner's game. The banner contains only the game's id, so the game is looked up first; if the browser
 * then blocks the window, the launcher asks for one more click.
 */
export async function launchBannerGame(
  scope: RemoteScope,
  { gtId, gpId, gameId }: Extract<BannerLink, { kind: 'game' }>,
): Promise<void> {
  const game = (await gamesOf(scope, { gtId, gpId })).find(({ id }) => id === gameId);
  if (!game) {
    throw new Error(`banner links to game ${gameId}, which provider ${gpId} does not have in hall ${gtId}`);
  }
  tapGame(scope, game);
}
