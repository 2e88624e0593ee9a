import type { Disposer } from '@tessera/contracts';
import { appCleanCache, memberCash, memberLogin, profileUpdated, siteDetailChanged } from '@tessera/wire';
import { LANGUAGE_COOKIE_DAYS } from '@tessera/domain';
import { COOKIES } from './edge/cookies.ts';
import type { Environment } from './edge/environment.ts';
import { KEYS } from './edge/storage.ts';
import type { ShellServices } from './services.ts';
import type { CredentialStore } from './session/credentials.ts';

const EVICTED_CHECK_MS = 500;

/** Connects the services: each reacts to the changes of the others. @returns a function that disconnects them */
export function wire(
  services: ShellServices,
  credentials: CredentialStore,
  environment: Environment,
): Disposer {
  const { session, site, live, windows, dialogs, drafts, toast, native, navigation, api, text } = services;
  const { cookies } = environment;
  let memberId: number | undefined;
  /** Whether the login was stored by an earlier page; one of the address comes later. */
  let isKept = credentials.get() !== undefined;
  const setSessionCookie = () => {
    if (credentials.get()) cookies.set(COOKIES.session, '1', LANGUAGE_COOKIE_DAYS * 86_400);
    else if (cookies.get(COOKIES.session)) cookies.remove(COOKIES.session);
  };
  setSessionCookie();

  const storeGuestDemo = () =>
    environment.storage.set(KEYS.demoGameEnable, site.get().settings.guestDemo ? '1' : '0');
  storeGuestDemo();

  const disposers = [
    site.subscribe(storeGuestDemo),
    session.subscribe(() => {
      const now = session.get();
      site.follow(now);
      live.update();
      // Before any page of the member reads what was typed.
      if (now.status === 'member' && now.member.id !== memberId) drafts.claim((memberId = now.member.id));
    }),
    site.subscribe(live.update),
    credentials.on(setSessionCookie),
    credentials.on((change) => {
      if (change.kind === 'rotated') return live.renew();
      if (change.kind === 'started') isKept = false;
      native.tokenLogin(change.kind === 'started');
    }),
    // The session's own listener subscribed earlier and runs first, so the session is over by now.
    credentials.on((change) => {
      if (change.kind !== 'ended') return;
      const { here, reason } = change;
      const hadSession = memberId !== undefined || isKept;
      memberId = undefined;
      isKept = false;
      dialogs.dismissAll();
      site.resetCurrency();
      // The member did not choose it: windows and place stay, and what was typed waits for the next login.
      if (reason === 'expired' || reason === 'elsewhere') {
        drafts.setAside();
        if (here && hadSession && reason === 'expired') void showExpired();
        return;
      }
      windows.closeMemberWindows();
      drafts.clear();
      // The page is loaded again after the order to clear the caches, and in the iOS app the wrapper itself navigates
      // (spec §4 Logout).
      if (here && reason !== 'cleared' && !isIosApp()) navigation.go('/');
    }),

    // The operator may demand a new password, and another device may have chosen it.
    live.on(profileUpdated, () => void session.refreshMember()),

    live.on(memberCash, ({ cash, version }) => session.applyCash(cash, version)),
    live.on(memberLogin, ({ token }) => {
      if (!credentials.isForeign(token)) return;
      toast.show('warning', text('already_login_msg'));
      void session.leave('elsewhere');
    }),
    live.on(appCleanCache, () => void cleanCache()),
    live.on(siteDetailChanged, refetchSite),
    // The session was ended from another device. The next call logs out (spec §7), so one is sent; not at once, because the
    // answer of this browser's own logout comes at the same time.
    live.onEvicted(() => {
      setTimeout(() => {
        if (session.get().status === 'member') void session.refreshBalance();
      }, EVICTED_CHECK_MS);
    }),
    live.onGap(() => {
      // The last known balance stays visible; the next event or page updates it.
      void session.refreshBalance();
      refetchSite();
    }),
  ];

  /** A login of the address may take the place of the session that has ended. */
  async function showExpired(): Promise<void> {
    await services.entrySwitch().catch(() => undefined);
    if (session.get().status === 'guest') toast.show('info', text('session.expired'));
  }

  /** The page stays as it is where that fails, until the next change or gap. */
  function refetchSite(): void {
    orders()
      .then((loaded) => loaded.refetchSite(api, site, cookies))
      .catch(() => undefined);
  }

  function isIosApp(): boolean {
    const { surroundings } = native;
    return surroundings.kind === 'native' && surroundings.system === 'ios';
  }

  /** Logs out, clears storage and caches, and loads the home page again, at the operator's order (spec §4 Realtime reactions). */
  async function cleanCache(): Promise<void> {
    await session.leave('cleared');
    await orders()
      .then((loaded) => loaded.clearKept(environment))
      .catch(() => undefined);
    const page = environment.window?.location;
    page?.replace(isIosApp() ? page.href : windows.href('/'));
  }

  return () => disposers.forEach((dispose) => dispose());
}

/** Loads the code for the operator's commands: no page needs it before the first of them. */
const orders = () => import(/* webpackChunkName: "releases" */ './site/operator-orders.ts');
