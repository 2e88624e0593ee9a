import type { GameReference } from '@tessera/contracts';
import type { RemoteScope } from '@tessera/kit';
import { loadLateText } from '../later/late.text.ts';
import { textOf } from '../text.ts';
import type * as Protection from '../reality/protection.ts';
import type { LaunchFailure } from './launch.machine.ts';
import { showMaintenance } from './maintenance.notice.ts';

/**
 * Says why a launch failed; settles when the player has seen it.
 * @returns whether the obstacle is gone, and the game is to open now
 */
export async function showFailure(
  scope: RemoteScope,
  game: GameReference,
  failure: LaunchFailure,
): Promise<boolean> {
  const { shell } = scope;
  const late = await loadLateText(scope);
  switch (failure.kind) {
    case 'maintenance':
      await showMaintenance(scope, late, game.name, failure.interval);
      break;
    case 'realityCheck':
      return seeCheck(scope, failure.message);
    case 'closed':
      shell.toast.show('warning', late('r88close_msg', { game: game.name }));
      break;
    case 'information':
      return (
        (await withProtection(scope, failure.message, (code) =>
          code.readProtection(scope, failure.message),
        )) ?? false
      );
    case 'restricted':
      await withProtection(scope, failure.message, (code) => code.showRestriction(scope, failure));
      break;
    case 'paused':
      await withProtection(scope, '', (code) => code.showClosed(scope));
      break;
    case 'transferDisabled':
      shell.toast.show('error', late('launch.transfer_disabled'));
      break;
    case 'channelLost':
      shell.toast.show('error', late('launch.channel_lost'));
      break;
    case 'refused':
      shell.toast.show('error', failure.message || textOf(scope)('pg.start_failed', { game: game.name }));
  }
  return false;
}

async function seeCheck(scope: RemoteScope, message: string): Promise<boolean> {
  try {
    const { seeRealityCheck } = await import(/* webpackChunkName: "reality" */ '../reality/reality.check.ts');
    return await seeRealityCheck(scope);
  } catch {
    scope.shell.toast.show('error', message);
    return false;
  }
}

/** @param show shows what the texts about protection say; where they cannot be loaded, the platform's message is shown */
async function withProtection<T>(
  scope: RemoteScope,
  message: string,
  show: (code: typeof Protection) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await show(await import(/* webpackChunkName: "reality" */ '../reality/protection.ts'));
  } catch {
    if (message) scope.shell.toast.show('error', message);
    return undefined;
  }
}
