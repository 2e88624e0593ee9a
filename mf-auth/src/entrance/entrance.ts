import type { Intent, Shell } from '@tessera/contracts';
import type { RemoteScope } from '@tessera/kit';
import { atom } from 'jotai';

type Door = 'login' | 'register';

/** The request that a dialog is open for: whoever changes from one door to the other takes its wish along. */
export const requestAtom = atom<{ readonly wanted: Intent | undefined } | undefined>(undefined);

/**
 * Answers `auth.loginRequested` and `auth.registerRequested`: opens the dialog, and does what was wanted after
 * a success (spec §4 Login: "redirects to remembered target").
 */
export function answerRequests(scope: RemoteScope, signal: AbortSignal): void {
  const { bus } = scope.shell;
  const stops = [
    bus.on('auth.loginRequested', ({ then }) => void enter(scope, 'login', then)),
    bus.on('auth.registerRequested', ({ then }) => void enter(scope, 'register', then)),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}

async function enter(scope: RemoteScope, door: Door, wanted: Intent | undefined): Promise<void> {
  const { shell, store } = scope;
  if (shell.session.get().status === 'member') return follow(shell, wanted);
  const request = { wanted };
  store.set(requestAtom, request);
  const entered =
    door === 'login'
      ? await shell.dialogs.open('login', reasonFor(wanted))
      : await shell.dialogs.open('register', {});
  // Of several requests that one dialog has answered, the last one says where to.
  if (store.get(requestAtom) !== request) return;
  store.set(requestAtom, undefined);
  if (entered) follow(shell, wanted);
}

function reasonFor(wanted: Intent | undefined): { reason?: 'play' | 'page' } {
  if (!wanted) return {};
  return { reason: wanted.kind === 'launch' ? 'play' : 'page' };
}

function follow(shell: Shell, wanted: Intent | undefined): void {
  if (wanted?.kind === 'navigate') shell.windows.goTo(wanted.path);
  if (wanted?.kind === 'launch') shell.bus.emit('game.launchRequested', { game: wanted.game, demo: false });
}
