import type { GameReference } from '@tessera/contracts';
import type { RemoteScope } from '@tessera/kit';
import type { Maintenance } from '@tessera/wire';
import { textOf } from '../text.ts';
import type { LaunchFailure, Refusal } from './launch.machine.ts';

/** What the player is told about a launch. */
export interface Notices {
  readonly refused: (refusal: Refusal) => void;
  /** Settles when the player has seen it. @returns whether what stood in the way is gone, and the game is to open now */
  readonly failed: (game: GameReference, failure: LaunchFailure) => Promise<boolean>;
  /** The please-login dialog; after the login it leads back to the game (spec §5). */
  readonly askLogin: (game: GameReference) => Promise<void>;
  readonly demoForGuest: () => void;
}

export function createNotices(scope: RemoteScope): Notices {
  const { shell } = scope;
  const text = textOf(scope);

  /** Its words are loaded when they are needed; without them the player still hears that the game is closed. */
  async function tellMaintenance(game: string, interval: Maintenance | undefined): Promise<void> {
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
          await tellMaintenance(game.name, failure.interval);
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
