import type { Intent, Shell } from '@tessera/contracts';
import type { RemoteScope } from '@tessera/kit';
import { atom } from 'jotai';

type AuthDialog = 'login' | 'register';

/** The request that opened the current dialog. Switching between login and registration keeps its intent. */
export const requestAtom = atom<{ readonly intent: Intent | undefined } | undefined>(undefined);

/**
 * Answers `auth.loginRequested` and `auth.registerRequested`: opens the dialog, and carries out the intent after
 * a success (spec §4 Login: "redirects to remembered target").
 */
export function answerRequests(scope: RemoteScope, signal: AbortSignal): void {
  const { bus } = scope.shell;
  const stops = [
    bus.on('auth.loginRequested', ({ then }) => void openDialog(scope, 'login', then)),
    bus.on('auth.registerRequested', ({ then }) => void openDialog(scope, 'register', then)),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}

async function openDialog(scope: RemoteScope, dialog: AuthDialog, intent: Intent | undefined): Promise<void> {
  const { shell, store } = scope;
  if (shell.session.get().status === 'member') return follow(shell, intent);
  const request = { intent };
  store.set(requestAtom, request);
  const entered =
    dialog === 'login'
      ? await shell.dialogs.open('login', reasonFor(intent))
      : await shell.dialogs.open('register', {});
  // One dialog may have answered several requests: only the last one's intent is carried out.
  if (store.get(requestAtom) !== request) return;
  store.set(requestAtom, undefined);
  if (entered) follow(shell, intent);
}

function reasonFor(intent: Intent | undefined): { reason?: 'play' | 'page' } {
  if (!intent) return {};
  return { reason: intent.kind === 'launch' ? 'play' : 'page' };
}

function follow(shell: Shell, intent: Intent | undefined): void {
  if (intent?.kind === 'navigate') shell.windows.goTo(intent.path);
  if (intent?.kind === 'launch') shell.bus.emit('game.launchRequested', { game: intent.game, demo: false });
}
