import type { Disposer } from '@tessera/contracts';
import { appCleanCache, memberCash, memberLogin, siteDetail, siteDetailChanged } from '@tessera/wire';
import { LANGUAGE_COOKIE_DAYS } from '@tessera/domain';
import { COOKIES } from './edge/cookies.ts';
import type { Environment } from './edge/environment.ts';
import { KEYS } from './edge/storage.ts';
import type { ShellServices } from './services.ts';
import type { CredentialStore } from './session/credentials.ts';

/** What one service's change means to the others: the shell's own table of reactions. */
export function wire(
  services: ShellServices,
  credentials: CredentialStore,
  environment: Environment,
): Disposer {
  const { session, site, live, windows, dialogs, toast, native, navigation, api, text } = services;
  const { cookies } = environment;
  let wasMember = session.get().status === 'member';
  const tellServer = () => {
    if (credentials.get()) cookies.set(COOKIES.session, '1', LANGUAGE_COOKIE_DAYS * 86_400);
    else if (cookies.get(COOKIES.session)) cookies.remove(COOKIES.session);
  };
  tellServer();

  const disposers = [
    session.subscribe(() => {
      const now = session.get();
      site.follow(now);
      live.update();
      if (now.status === 'member') wasMember = true;
    }),
    site.subscribe(live.update),
    credentials.on(tellServer),
    credentials.on((change) => {
      if (change.kind === 'rotated') return live.renew();
      native.tokenLogin(change.kind === 'started');
    }),
    // After the session's own listener, which was there first: the session is over by now.
    credentials.on((change) => {
      if (change.kind !== 'ended') return;
      windows.closeMemberWindows();
      dialogs.dismissAll();
      site.resetCurrency();
      const expiredInUse = change.reason === 'expired' && wasMember;
      wasMember = false;
      if (!change.here) return;
      if (expiredInUse) toast.show('info', text('session.expired'));
      // In the iOS app the wrapper itself leads on (spec §4 Logout); a token that was dead from the start moves nobody.
      const { surroundings } = native;
      const staysPut = surroundings.kind === 'native' && surroundings.system === 'ios';
      if (change.reason !== 'expired' && !staysPut) navigation.go('/');
    }),

    live.on(memberCash, ({ cash, version }) => session.applyCash(cash, version)),
    live.on(memberLogin, ({ token }) => {
      if (!credentials.isForeign(token)) return;
      toast.show('warning', text('already_login_msg'));
      void session.leave('elsewhere');
    }),
    live.on(appCleanCache, () => void cleanCache()),
    live.on(siteDetailChanged, () => void refetchSite()),
    live.onGap(() => {
      // Whoever looks at the balance sees the last known one; the next event or page brings it up to date.
      session.refreshBalance().catch(() => undefined);
      void refetchSite();
    }),
  ];

  async function refetchSite(): Promise<void> {
    const { siteId } = site.get().settings;
    const answer = await api.send(siteDetail, { siteId }).catch(() => undefined);
    if (answer) site.setSettings(answer.detail);
  }

  /** The operator's order to start afresh: logged out, nothing kept, loaded anew (spec §4 Realtime reactions). */
  async function cleanCache(): Promise<void> {
    await session.leave('cleared');
    for (const key of Object.values(KEYS)) environment.storage.remove(key);
    const page = environment.window;
    const caches = await page?.caches?.keys().catch(() => []);
    await Promise.allSettled((caches ?? []).map((name) => page?.caches.delete(name)));
    page?.location.reload();
  }

  return () => disposers.forEach((dispose) => dispose());
}
