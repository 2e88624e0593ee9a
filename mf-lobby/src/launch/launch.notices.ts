import type { GameReference } from '@tessera/contracts';
import type { RemoteScope } from '@tessera/kit';
import type { Maintenance } from '@tessera/wire';
import { textOf } from '../text.ts';
import type { LaunchFailure, Refusal } from './launch.machine.ts';

/** The notices that a launch shows to the player. */
export interface Notices {
  readonly refused: (refusal: Refusal) => void;
  /** Settles when the player has seen it. @returns whether the cause is resolved, so that the game can open now */
  readonly failed: (game: GameReference, failure: LaunchFailure) => Promise<boolean>;
  /** Shows the please-login dialog; after the login the game opens (spec §5). */
  readonly askLogin: (game: GameReference) => Promise<void>;
  readonly demoForGuest: () => void;
}

export function createNotices(scope: RemoteScope): Notices {
  const { shell } = scope;
  const text = textOf(scope);

  /** Loads the detailed notice; if that fails, a short toast says that the game is closed. */
  async function showMaintenanceNotice(game: string, interval: Maintenance | undefined): Promise<void> {
    const notice = await import('./maintenance.notice.ts').catch(() => undefined);
    if (notice) return notice.showMaintenance(scope, game, interval);
    shell.toast.show('warning', text('maintenance.open', { game }));
  }

  async function seeCheck(message: string): Promise<boolean> {
    try {
      const { seeRealityCheck } = await import('../reality/reality.check.ts');
      return await seeRealityCheck(scope);
    } catch {
      shell.toast.show('error', message);
      return false;
    }
  }

  return {
    refused: (refusal) => shell.toast.show('warning', text(refusal)),
    failed: async (game, failure) => {
      switch (failure.kind) {
        case 'maintenance':
          await showMaintenanceNotice(game.name, failure.interval);
          break;
        case 'realityCheck':
          return seeCheck(failure.message);
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
    },
    askLogin: async (game) => {
      const agreed = await shell.dialogs.confirm({
        title: text('login.title'),
        body: text('login.body', { game: game.name }),
        confirm: text('login.confirm'),
        cancel: text('login.cancel'),
      });
      if (agreed) shell.bus.emit('auth.loginRequested', { then: { kind: 'launch', game } });
    },
    demoForGuest: () => shell.toast.show('info', text('launch.demo_hint')),
  };
}
