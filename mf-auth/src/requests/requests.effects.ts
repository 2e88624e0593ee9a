import type { CurrencyCode, Intent, Session, SessionService, Shell } from '@tessera/contracts';
import { whenIdle, type RemoteScope } from '@tessera/kit';
import { atom } from 'jotai';
import { inviteToLimit } from '../registration/invite-limit.ts';
import { loadDialogText } from '../dialogs/dialog-text.ts';
import { pendingAtom } from '../third-party/pending.atoms.ts';

type AuthDialog = 'login' | 'register';

/** The request that opened the current dialog. Switching between login and registration keeps its intent. */
export const requestAtom = atom<{ readonly intent: Intent | undefined } | undefined>(undefined);

/** Whether the page is the registration's own: a request for one then needs no dialog. */
export const hasRegisterPageAtom = atom(false);

/**
 * Answers `auth.loginRequested` and `auth.registerRequested`: opens the dialog, and carries out the intent after
 * a success (spec §4 Login: "redirects to remembered target").
 */
export function answerRequests(
  scope: RemoteScope,
  signal: AbortSignal,
  reload = () => window.location.reload(),
): void {
  const { bus } = scope.shell;
  const open = async (dialog: AuthDialog, intent: Intent | undefined) => {
    const { currency } = scope.shell.site.get();
    const entered = await openDialog(scope, dialog, intent);
    if (!entered || intent) return;
    if (await needsReload(scope.shell, currency)) reload();
    else if (entered === 'registered') inviteToLimit(scope);
    else if (entered === 'loggedIn') whenIdle(() => void offerLater(scope));
  };
  const stops = [
    bus.on('auth.loginRequested', ({ then }) => void open('login', then)),
    bus.on('auth.registerRequested', ({ then }) => void open('register', then)),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}

/** What the login was for does not wait for it. */
async function offerLater(scope: RemoteScope): Promise<void> {
  const { session } = scope.shell;
  await untilSession(session, ({ status }) => status !== 'restoring');
  if (!isFree(session.get())) return;
  const { offerPasskey } = await import('../passkeys/offer-passkey.ts');
  await offerPasskey(scope);
}

/** `elsewhere`: in another tab, or by a session that was restored while the dialog was open. */
type Entered = 'loggedIn' | 'registered' | 'elsewhere';

/** Returns how the visitor logged in while this request's dialog was open; `undefined` where it did not happen. */
async function openDialog(
  scope: RemoteScope,
  dialog: AuthDialog,
  intent: Intent | undefined,
): Promise<Entered | undefined> {
  const { shell, store } = scope;
  if (shell.session.get().status === 'member') {
    await follow(shell, intent);
    return undefined;
  }
  const request = { intent };
  store.set(requestAtom, request);
  // The page follows the intent itself after a success.
  if (dialog === 'register' && store.get(hasRegisterPageAtom)) return undefined;
  // Together with the dialog's code; it waits for them, and shows where they fail.
  loadDialogText(scope).catch(() => undefined);
  const wasGuest = shell.session.get().status === 'guest';
  let isElsewhere = false;
  const stop = shell.bus.on('session.started', ({ restored }) => (isElsewhere ||= restored));
  const result =
    dialog === 'login'
      ? await shell.dialogs.open('login', reasonFor(intent))
      : await shell.dialogs.open('register', {});
  stop();
  const entered = result ?? (isElsewhere ? 'elsewhere' : undefined);
  // One dialog may have answered several requests: only the last one's intent is carried out.
  if (store.get(requestAtom) !== request) return undefined;
  store.set(requestAtom, undefined);
  if (entered === 'elsewhere' && wasGuest) {
    // Without its texts it goes on all the same.
    const text = await loadDialogText(scope).catch(() => undefined);
    if (text) shell.toast.show('info', text('login.inOtherTab'));
  }
  if (entered) await follow(shell, intent);
  // The next login, perhaps another person's, must not link the account of a visitor who has left.
  else store.set(pendingAtom, undefined);
  return entered;
}

/**
 * On the phone a login that changes the page's currency loads the page again (spec §4 Login). On desktop the lists follow the
 * currency by themselves; so they do on the phone where the player goes on to a page or a game, which a reload would lose.
 */
async function needsReload({ session, site }: Shell, before: CurrencyCode): Promise<boolean> {
  if (site.get().device !== 'mobile') return false;
  await untilSession(session, ({ status }) => status !== 'restoring');
  const after = session.get();
  return after.status === 'member' && after.member.currency !== before;
}

function reasonFor(intent: Intent | undefined): { reason?: 'play' | 'page' } {
  if (!intent) return {};
  return { reason: intent.kind === 'launch' ? 'play' : 'page' };
}

/** Carries out the intent; a member who must choose a new password does that first (spec §4 First login). */
export async function follow(shell: Shell, intent: Intent | undefined): Promise<void> {
  if (!intent) return;
  // Another tab may have logged in: nothing opens behind the visitor's back.
  await untilVisible();
  await untilSession(shell.session, (now) => now.status === 'guest' || isFree(now));
  if (shell.session.get().status !== 'member') return;
  if (intent.kind === 'navigate') shell.windows.goTo(intent.path);
  else shell.bus.emit('game.launchRequested', { game: intent.game, demo: false });
}

const isFree = (session: Session) =>
  session.status === 'member' && session.member.details?.mustChangePassword !== true;

/** Waits until the visitor looks at this tab. */
async function untilVisible(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => document.visibilityState !== 'hidden' && resolve();
  document.addEventListener('visibilitychange', check);
  check();
  await promise.finally(() => document.removeEventListener('visibilitychange', check));
}

/** Waits until the session is as described. */
async function untilSession(session: SessionService, is: (session: Session) => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => is(session.get()) && resolve();
  const stop = session.subscribe(check);
  check();
  await promise.finally(stop);
}
