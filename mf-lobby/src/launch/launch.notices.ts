import type { GameReference, ToastTone } from '@tessera/contracts';
import type { RemoteScope } from '@tessera/kit';
import type { LateMessageId } from '../later/late.text.ts';
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
  const say = (tone: ToastTone, id: LateMessageId) => {
    import(/* webpackChunkName: "notices" */ '../later/late.text.ts')
      .then(({ loadLateText }) => loadLateText(scope))
      .then(
        (late) => shell.toast.show(tone, late(id)),
        (error: unknown) => shell.report.error(error, { in: 'launch' }),
      );
  };

  return {
    refused: (refusal) => say('warning', refusal),
    async failed(game, failure) {
      try {
        const { showFailure } = await import(/* webpackChunkName: "notices" */ './launch.failed.ts');
        return await showFailure(scope, game, failure);
      } catch {
        // Without that code or its texts the player still reads that the game did not start.
        const message = 'message' in failure && failure.message;
        shell.toast.show('error', message || text('pg.start_failed', { game: game.name }));
        return false;
      }
    },
    askLogin: async (game) => {
      // Without that code or its texts the login is offered without a question.
      const agreed = await import(/* webpackChunkName: "notices" */ './launch.login.ts')
        .then(({ askToLogIn }) => askToLogIn(scope, game))
        .catch(() => true);
      if (agreed) shell.bus.emit('auth.loginRequested', { then: { kind: 'launch', game } });
    },
    demoForGuest: () => say('info', 'launch.demo_hint'),
  };
}
