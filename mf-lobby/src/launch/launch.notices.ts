import type { GameReference } from '@tessera/contracts';
import type { RemoteScope } from '@tessera/kit';
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

  return {
    refused: (refusal) => shell.toast.show('warning', text(refusal)),
    async failed(game, failure) {
      const code = await import('./launch.failed.ts').catch(() => undefined);
      if (code) return code.showFailure(scope, game, failure);
      const message = 'message' in failure && failure.message;
      shell.toast.show('error', message || text('pg.start_failed', { game: game.name }));
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
