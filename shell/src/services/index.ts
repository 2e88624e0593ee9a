import { CONTRACT_VERSION, type FirstScreen, type Shell } from '@tessera/contracts';
import { localisePath } from '@tessera/i18n';
import { whenIdle } from '@tessera/kit';
import type { InitialData } from '@tessera/wire';
import { OfferedSlot } from '../composition/OfferedSlot.tsx';
import { createApi } from './api/api.ts';
import { createServerClock } from './api/clock.ts';
import { createHttp } from './api/http.ts';
import { createBus } from './bus/bus.ts';
import { createBackButton, NO_BACK_BUTTON } from './dialogs/back-button.ts';
import { createDialogs } from './dialogs/dialogs.ts';
import type { Environment } from './edge/environment.ts';
import { exchangeCode, takeCredentials, takeEntryRequest } from './entry/entry.ts';
import { settleEntry, type EntrySwitch } from './entry/entry-switch.ts';
import { findIntroducer, keepIntroducer } from './entry/introducer.ts';
import { createLive } from './live/live.ts';
import { createLocale } from './locale/locale.ts';
import { createNative } from './native/native.ts';
import { createNavigation } from './navigation/navigation.ts';
import { createOffers } from './offers/offers.ts';
import { createPlaying } from './playing/playing.ts';
import { createWayBack } from './playing/way-back.ts';
import { createReporter } from './report/report.ts';
import type { ShellServices } from './services.ts';
import { createCredentials } from './session/credentials.ts';
import { createSession } from './session/session.ts';
import { createSite } from './site/site.ts';
import { startCurrency } from './site/start-currency.ts';
import { createToast } from './toast/toast.ts';
import { createWindows } from './windows/windows.ts';
import { wire } from './wiring.ts';

export { browserEnvironment, serverEnvironment, type Environment } from './edge/environment.ts';
export type { ServiceMessage, ShellServices } from './services.ts';

export interface ShellServicesOptions {
  readonly environment: Environment;
  readonly text: ShellServices['text'];
  /** Of the content security policy, for emotion. */
  readonly nonce: string | undefined;
}

/** Makes all services of the document; none acts before {@link ShellServices.start}. */
export function createShellServices(initial: InitialData, options: ShellServicesOptions): ShellServices {
  const { environment, text, nonce } = options;
  const { storage, tabStorage, cookies, tabs, window: page } = environment;
  const localise = (path: string) => localisePath(initial.locale, path);
  const load = (address: string) => page?.location.assign(address);

  const bus = createBus(tabs);
  const toast = createToast();
  const native = createNative(page);
  const reporter = createReporter(environment);
  const navigation = createNavigation(load, localise);
  const clock = createServerClock(environment.now);
  const site = createSite({
    settings: initial.site,
    currency: initial.currency,
    startCurrency: startCurrency(initial.country, initial.locale, initial.site.currencies),
    device: initial.device,
    introducer: page && findIntroducer(page.location.search, cookies),
    cookies,
  });
  const isPhone = () => site.get().device === 'mobile';
  const dialogs = createDialogs(page ? createBackButton(page, isPhone) : NO_BACK_BUTTON);
  const credentials = createCredentials(environment);
  const http = createHttp(environment);
  const api = createApi({
    http,
    credentials,
    clock,
    language: initial.locale,
    sessionSettled: () => session.settled(),
  });
  const session = createSession({
    api,
    credentials,
    storage,
    bus,
    localeCode: initial.locale,
    now: environment.now,
    initial: initial.session,
  });
  const wayBack = createWayBack(tabStorage);
  const playing = createPlaying({ page, storage, wayBack, bus, api, session });
  const locale = createLocale({
    code: initial.locale,
    offered: initial.site.selectorLocales,
    cookies,
    refuse() {
      const refused = playing.isPlaying();
      if (refused) toast.show('warning', text('pg.err_is_playing'));
      return refused;
    },
    address: () => (page ? page.location.pathname + page.location.search + page.location.hash : '/'),
    load,
  });
  const windows = createWindows({
    page,
    tabs,
    storage,
    wayBack,
    navigation,
    device: () => site.get().device,
    localise,
    sayBlocked: () => toast.show('warning', text('popup.blocked')),
  });
  const live = createLive({
    open: async (needs) => (await import('./live/connect.ts')).connect(environment.origin, { api, ...needs }),
    token: () => credentials.get()?.token,
    session: session.get,
    site: site.get,
  });

  const release = initial.shell.release;
  let entrySwitch: Promise<EntrySwitch | undefined> = Promise.resolve(undefined);
  const services: ShellServices = {
    nonce,
    release,
    text,
    session,
    locale,
    site,
    api,
    clock,
    live,
    bus,
    windows,
    dialogs,
    offers: createOffers({ bus, dialogs, Slot: OfferedSlot }),
    toast,
    reporter,
    native,
    playing,
    navigation,
    takeEntryRequest: () => takeEntryRequest(cookies),
    entrySwitch: () => entrySwitch,
    start() {
      const disposers = [wire(services, credentials, environment), live.stop];
      if (page) {
        disposers.push(
          reporter.watch(page, { name: 'shell', release }),
          site.watchWidth(page),
          playing.start(page),
          whenIdle(live.start, { page }),
        );
      }
      const entry = page && takeCredentials(page, storage, credentials);
      if (page) keepIntroducer(page, cookies, initial.site.linkExpireMin);
      disposers.push(session.start());
      if (entry?.kind === 'code')
        void exchangeCode(entry.code, { api, navigation, report: reporter.for({ name: 'shell', release }) });
      if (entry?.kind === 'login') {
        entrySwitch = settleEntry(entry.login, { http, credentials, session, language: initial.locale });
      }
      return () => disposers.forEach((dispose) => dispose());
    },
  };
  return services;
}

/** The interface that one remote gets (or the shell's own components, as `shell`). */
export function shellFor(
  services: ShellServices,
  remote: { readonly name: string; readonly release: string },
  firstScreen?: FirstScreen,
): Shell {
  const { nonce, session, locale, site, api, live, bus, windows, dialogs, offers, toast, reporter } =
    services;
  return {
    contract: CONTRACT_VERSION,
    remote,
    nonce,
    session: pick(session, ['get', 'getInitial', 'subscribe', 'refreshBalance', 'logout']),
    locale,
    site: pick(site, ['get', 'getInitial', 'subscribe', 'setCurrency']),
    api,
    live: pick(live, ['memberChannel', 'ensureMemberChannel', 'on', 'onGap']),
    bus: pick(bus, ['emit', 'on']),
    windows: pick(windows, ['openWaiting', 'goTo', 'openExternal', 'href']),
    dialogs: pick(dialogs, ['open', 'confirm']),
    offers,
    toast: pick(toast, ['show']),
    report: reporter.for(remote),
    ...(firstScreen && { firstScreen }),
  };
}

/** Only these: what the shell alone needs is not for remotes, not even at run time. */
function pick<Source, Key extends keyof Source>(source: Source, keys: readonly Key[]): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
