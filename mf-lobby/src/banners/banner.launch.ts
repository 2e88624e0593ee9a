import { callQuery, type RemoteScope } from '@tessera/kit';
import { gameLabel } from '@tessera/wire';
import { tapGame } from '../games/game.tap.ts';
import { callScope } from '../lobby/lobby.scope.ts';
import { textOf } from '../text.ts';
import type { BannerLink } from './banner.link.ts';

/**
 * Plays the game that a banner names. The banner knows only its number, so the game is looked up first; where
 * the browser then refuses a window, the launcher asks for one more click.
 */
export async function launchBannerGame(
  scope: RemoteScope,
  { gtId, gpId, gameId }: Extract<BannerLink, { kind: 'game' }>,
): Promise<void> {
  const { shell, queries } = scope;
  const { siteId, currency, device } = callScope(shell.site.get());
  try {
    const { main } = await queries.fetchQuery(
      callQuery(shell, gameLabel, { siteId, currency, device, gpId, gameTypeId: gtId }),
    );
    const game = main.find(({ id }) => id === gameId);
    if (!game)
      throw new Error(`banner names game ${gameId}, which provider ${gpId} does not have in hall ${gtId}`);
    tapGame(scope, game);
  } catch (error) {
    shell.toast.show('error', textOf(scope)('banner.game_failed'));
    shell.report.error(error, { in: 'banner' });
  }
}
