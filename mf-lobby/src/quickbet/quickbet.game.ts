import type { RemoteScope } from '@tessera/kit';
import { gamesOf } from '../games/game.lookup.ts';
import { tapGame } from '../games/game.tap.ts';
import { textOf } from '../text.ts';

/**
 * Opens the game that the frame requests (`U003`), as a tap on its card does. Browsers count a tap in the frame as a tap
 * in the page only briefly: look the games up in advance with {@link gamesOf}, or the window may be blocked.
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
