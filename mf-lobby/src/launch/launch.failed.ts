import type { GameReference } from '@tessera/contracts';
import type { RemoteScope } from '@tessera/kit';
import type { Maintenance } from '@tessera/wire';
import { textOf } from '../text.ts';
import type { LaunchFailure } from './launch.machine.ts';

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
  const text = textOf(scope);
  switch (failure.kind) {
    case 'maintenance':
      await showMaintenance(scope, game.name, failure.interval);
      break;
    case 'realityCheck':
      return seeCheck(scope, failure.message);
    case 'transferDisabled':
      shell.toast.show('error', text('launch.transfer_disabled'));
      break;
    case 'channelLost':
      shell.toast.show('error', text('launch.channel_lost'));
      break;
    case 'refused':
      shell.toast.show('error', failure.message || text('pg.start_failed', { game: game.name }));
  }
  return false;
}

/** Without the notice's code the player still reads that the game is closed. */
async function showMaintenance(
  scope: RemoteScope,
  game: string,
  interval: Maintenance | undefined,
): Promise<void> {
  const notice = await import('./maintenance.notice.ts').catch(() => undefined);
  if (notice) return notice.showMaintenance(scope, game, interval);
  scope.shell.toast.show('warning', textOf(scope)('maintenance.open', { game }));
}

async function seeCheck(scope: RemoteScope, message: string): Promise<boolean> {
  try {
    const { seeRealityCheck } = await import('../reality/reality.check.ts');
    return await seeRealityCheck(scope);
  } catch {
    scope.shell.toast.show('error', message);
    return false;
  }
}
