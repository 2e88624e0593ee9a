import { localisedName } from '@tessera/i18n';
import type { RemoteScope } from '@tessera/kit';
import { gamesOf } from '../games/game.lookup.ts';
import { tapGame } from '../games/game.tap.ts';
import { toReference } from '../games/game.view.ts';
import { confirmProviderLogin } from '../providers/provider.login.ts';
import type { BannerLink } from './banner.link.ts';

/**
 * Launches a banner's game. The banner contains only the game's id, so the game is looked up first; if the browser
 * then blocks the window, the launcher asks for one more click. A guest gets no demo from a customised provider, but is
 * asked to log in, as on the provider's page (spec §5).
 */
export async function launchBannerGame(
  scope: RemoteScope,
  { gtId, gpId, gameId, customized, gpGtName }: Extract<BannerLink, { kind: 'game' }>,
): Promise<void> {
  const { session, bus, locale } = scope.shell;
  const game = (await gamesOf(scope, { gtId, gpId })).find(({ id }) => id === gameId);
  if (!game) {
    throw new Error(`banner links to game ${gameId}, which provider ${gpId} does not have in hall ${gtId}`);
  }
  if (!customized || session.get().status !== 'guest') return tapGame(scope, game);
  if (!(await confirmProviderLogin(scope, gpGtName ?? game.gpName))) return;
  const name = localisedName(game.gameName, locale.current.code);
  bus.emit('auth.loginRequested', { then: { kind: 'launch', game: toReference(game, name) } });
}
