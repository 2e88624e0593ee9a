import type { RemoteScope } from '@tessera/kit';
import { gamesOf } from '../games/game.lookup.ts';
import { tapGame } from '../games/game.tap.ts';
import { textOf } from '../text.ts';

/**
 * Opens the game that the frame asks for (`U003`), as a tap on its card would. A tap in a frame counts as one in the page,
 * but not for long: who looks the games up before, by {@link gamesOf}, gets a window from every browser.
 */
export async function openGameOfFrame(
  scope: RemoteScope,
  { gtId, gpId, gameCode }: { readonly gtId: number; readonly gpId: number; readonly gameCode: string },
): Promise<void> {
  try {
    const game = (await gamesOf(scope, { gtId, gpId })).find((one) => one.gameCode === gameCode);
    if (!game)
      throw new Error(
        `the quick bet asks for ${gameCode}, which provider ${gpId} does not have in hall ${gtId}`,
      );
    tapGame(scope, game);
  } catch (error) {
    scope.shell.toast.show('error', textOf(scope)('game.open_failed'));
    scope.shell.report.error(error, { in: 'quickbet' });
  }
}
