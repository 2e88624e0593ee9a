import { CONTRACT_VERSION, type FirstScreen, type OpenName, type Shell } from '@tessera/contracts';
import { localisePath } from '@tessera/i18n';
import { whenIdle } from '@tessera/kit';
import { startCurrency } from '@tessera/domain';
import { createState } from '@tessera/domain/state';
import type { InitialData } from '@tessera/wire';
import { OfferedSlot } from '../composition/OfferedSlot.tsx';
import { createApi } from './api/api.ts';
import { createServerClock } from './api/clock.ts';
import { createHttp } from './api/http.ts';
import { watchReachable } from './api/reachable.ts';
import { createBus } from './bus/bus.ts';
import { createBackButton, NO_BACK_BUTTON } from './dialogs/back-button.ts';
import { createDialogs } from './dialogs/dialogs.ts';
import { createDrafts } from './drafts/drafts.ts';
import type { Environment } from './edge/environment.ts';
import { requestEntry, takeCredentials, takeEntryRequest } from './entry/entry.ts';
import type { EntrySwitch } from './entry/entry-switch.ts';
import { findIntroducer, keepIntroducer } from './entry/introducer.ts';
import { ENTRY_VALUES, takeOut, type EntryValues } from './entry/take-out.ts';
import { createLive } from './live/live.ts';
import { createLocale } from './locale/locale.ts';
import { createNative } from './native/native.ts';
import { createNavigation } from './navigation/navigation.ts';
import { createOffers } from './offers/offers.ts';
import { createPasswordGateLoader, turnOf } from './password-gate/load-gate.ts';
import { createPlaying } from './playing/playing.ts';
import { createPreferences } from './preferences/preferences.ts';
import { createReturnPath } from './playing/return-path.ts';
import { createProve } from './prove/prove.ts';
import { createReporter } from './report/report.ts';
import { createReveals } from './reveals/reveals.ts';
import type { ShellServices } from './services.ts';
import { createCredentials } from './session/credentials.ts';
import { guardRestoredPage } from './session/restored-page.ts';
import { createSession } from './session/session.ts';
import { createShowcaseLoader } from './showcase/load-showcase.ts';
import { createSite } from './site/site.ts';
import { createToast } from './toast/toast.ts';
import { createTracking, keepAdClickLater } from './tracking/tracking.ts';
import { createWindows } from './windows/windows.ts';
import { wire } from './wiring.ts';

export { browserEnvironment, serverEnvironment, type Environment } from './edge/environment.ts';
export type { ServiceMessage, ShellServices } from './services.ts';

export interface ShellServicesOptions {
  readonly environment: Environment;
  readonly text: ShellServices['text'];
  /** The nonce of the content security policy, for emotion. */
  readonly nonce: string | undefined;
  /** Whether the registry has a remote with this dialog. */
  readonly hasDialog: (name: OpenName) => boolean;
}

/** Creates all services of the document. They act only after {@link ShellServices.start}. */
export function createShellServices(initial: InitialData, options: ShellServicesOptions): ShellServices {
  const { environment, text, nonce, hasDialog } = options;
  const { storage, tabStorage, cookies, tabs, window: page } = environment;
  const localise = (path: string) => localisePath(initial.locale, path);
  const load = (address: string) => page?.location.assign(address);

  const bus = createBus(tabs);
  const toast = createToast();
  const native = createNative(page, initial.site.nativeHandler);
  const isNative = native.surroundings.kind === 'native';
  const reporter = createReporter(environment);
  const backButton = page ? createBackButton(page, () => site.get().device === 'mobile') : NO_BACK_BUTTON;
  const navigation = createNavigation(load, localise, backButton.releasing);
  const clock = createServerClock({
    deviceNow: environment.now,
    steadyNow: environment.steadyNow,
    renderedAt: initial.renderedAt,
  });
  const site = createSite({
    settings: initial.site,
    currency: initial.currency,
    startCurrency: startCurrency(initial.country, initial.locale, initial.site.currencies),
    device: initial.device,
    introducer: page && findIntroducer(page.location.search, cookies),
    cookies,
    isNative,
  });
  const dialogs = createDialogs(backButton);
  const credentials = createCredentials({ ...environment, now: clock.now });
  const isReachable = createState(true);
  const http = watchReachable(createHttp(environment, undefined, isNative), isReachable, page);
  const showcase = createShowcaseLoader({ site, credentials, tabStorage, session: () => session });
  const reveals = createReveals(tabs);
  const api = createApi({
    http,
    credentials,
    clock,
    language: initial.locale,
    turnOf: (call, signal) => turnOf(call, session, signal),
    sessionSettled: () => session.settled(),
    showcase,
    reveals,
  });
  const session = createSession({
    api,
    credentials,
    storage,
    bus,
    localeCode: initial.locale,
    now: clock.now,
    initial: initial.session,
  });
  const returnPath = createReturnPath(tabStorage);
  const playing = createPlaying({ page, storage, returnPath, bus, api, session });
  const locale = createLocale({
    code: initial.locale,
    offered: () => site.get().settings.selectorLocales,
    cookies,
    tabStorage,
    refuse() {
      const refused = playing.isPlaying();
      if (refused) toast.show('warning', text('pg.err_is_playing'));
      return refused;
    },
    // The registration loads the page again from its own list of languages, and goes on there.
    leaving() {
      const isRegistering = dialogs.open$
        .get()
        .some((one) => one.kind === 'named' && one.name === 'register');
      if (isRegistering) requestEntry(cookies, 'register');
    },
    address: () => (page ? page.location.pathname + page.location.search + page.location.hash : '/'),
    load,
  });
  const windows = createWindows({
    page,
    tabs,
    storage,
    tabStorage,
    returnPath,
    navigation,
    device: () => site.get().device,
    localise,
    showBlocked: () => toast.show('warning', text('popup.blocked')),
  });
  const live = createLive({
    open: async (needs) => (await import('./live/connect.ts')).connect(environment, { api, ...needs }),
    token: () => credentials.get()?.token,
    session: session.get,
    eventNumber: session.eventNumber,
    site: site.get,
    revealed: reveals.revealed,
  });

  const preferences = createPreferences({
    ...{ api, bus, live, locale, session, storage },
    root: page?.document?.documentElement,
  });

  const release = initial.shell.release;
  let entryValues: EntryValues = new Map();
  let entrySwitch: Promise<EntrySwitch | undefined> = Promise.resolve(undefined);
  const services: ShellServices = {
    nonce,
    release,
    text,
    session,
    locale,
    site,
    api,
    isReachable,
    clock,
    live,
    bus,
    windows,
    dialogs,
    offers: createOffers({ bus, dialogs, hasDialog, Slot: OfferedSlot }),
    prove: createProve({ session, dialogs }),
    toast,
    reporter,
    drafts: createDrafts(tabStorage, storage),
    tracking: createTracking(page, { api, site, cookies }),
    native,
    playing,
    preferences,
    navigation,
    passwordGate: createPasswordGateLoader({
      session,
      bus,
      tabs,
      site,
      dialogs,
      navigation,
      tabStorage,
      onUnavailable: () => toast.show('error', text('dialog.failed')),
    }),
    entryValues: () => entryValues,
    takeEntryRequest: () => takeEntryRequest(cookies),
    entrySwitch: () => entrySwitch,
    start() {
      const disposers = [
        wire(services, credentials, environment),
        services.passwordGate.start(),
        live.stop,
        preferences.start(),
      ];
      if (page) {
        disposers.push(
          reporter.watch(page, { name: 'shell', release }),
          site.watchWidth(page),
          playing.start(page),
          guardRestoredPage(page, () => credentials.get()?.login, playing.isPlaying),
          whenIdle(live.start, { page }),
        );
      }
      const entry = page && takeCredentials(page, storage, credentials);
      if (page) {
        keepIntroducer(page, cookies, initial.site.linkExpireMin);
        entryValues = takeOut(page, ENTRY_VALUES);
        const click = entryValues.get('fbclid') ?? '';
        if (initial.site.adTracking) keepAdClickLater(page, cookies, click, environment.now);
      }
      disposers.push(session.start());
      showcase()?.then(
        ({ restore }) => restore(),
        () => undefined,
      );
      if (entry) {
        const report = reporter.for({ name: 'shell', release });
        const deps = { http, credentials, session, navigation, report, language: initial.locale };
        // Few addresses bring a login.
        entrySwitch = import('./entry/entry-switch.ts').then(({ settleEntry }) => settleEntry(entry, deps));
      }
      return () => disposers.forEach((dispose) => dispose());
    },
  };
  return services;
}

/** Returns the interface for one remote, or for the shell's own components under the name `shell`. */
export function shellFor(
  services: ShellServices,
  remote: { readonly name: string; readonly release: string },
  firstScreen?: FirstScreen,
): Shell {
  const { nonce, session, prove, locale, site, api, live, bus, windows, dialogs, offers, toast, reporter } =
    services;
  const { clock, drafts, tracking } = services;
  return {
    contract: CONTRACT_VERSION,
    remote,
    nonce,
    session: { ...pick(session, ['get', 'getInitial', 'subscribe', 'refreshBalance', 'logout']), prove },
    locale,
    site: pick(site, ['get', 'getInitial', 'subscribe', 'setCurrency', 'keepAgentDomain']),
    api,
    live: pick(live, ['memberChannel', 'ensureMemberChannel', 'on', 'onGap']),
    bus: pick(bus, ['emit', 'on']),
    windows: pick(windows, [
      'openWaiting',
      'openAuthorization',
      'returnAuthorization',
      'goTo',
      'openExternal',
      'href',
    ]),
    dialogs: pick(dialogs, ['open', 'confirm']),
    offers,
    toast: pick(toast, ['show']),
    report: reporter.for(remote),
    drafts: drafts.of(remote.name),
    clock: pick(clock, ['now', 'renderedAt']),
    tracking,
    ...(firstScreen && { firstScreen }),
  };
}

/** Returns only the named members: remotes must not reach the shell's own members, even at run time. */
function pick<Source, Key extends keyof Source>(source: Source, keys: readonly Key[]): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
