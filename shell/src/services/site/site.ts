import type {
  CurrencyCode,
  Device,
  Disposer,
  Introducer,
  Session,
  Site,
  SiteService,
} from '@tessera/contracts';
import { DESKTOP_MIN_WIDTH_PX, LANGUAGE_COOKIE_DAYS, RESIZE_DEBOUNCE_MS } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';
import { COOKIES, type Cookies } from '../edge/cookies.ts';
import { createState } from '@tessera/domain/state';

export interface ShellSite extends SiteService {
  readonly get: () => Site<SiteSettings>;
  /** Decides the device by the window's width, now and after each resize (spec §1). */
  readonly watchWidth: (page: Window) => Disposer;
  /** The member's currency while there is one, else the guest's. */
  readonly follow: (session: Session) => void;
  /** After a logout: what the visitor's country or language starts with (spec §4 Logout). */
  readonly resetCurrency: () => void;
  readonly setSettings: (settings: SiteSettings) => void;
}

export interface SiteDeps {
  readonly settings: SiteSettings;
  readonly currency: CurrencyCode;
  /** What a visitor without a choice of their own starts with. */
  readonly startCurrency: CurrencyCode;
  readonly device: Device;
  /** Who has brought the visitor; a server does not know. */
  readonly introducer?: Introducer | undefined;
  readonly cookies: Cookies;
}

const COOKIE_LIFE_S = LANGUAGE_COOKIE_DAYS * 86_400;

export function createSite({
  settings,
  currency,
  startCurrency,
  device,
  introducer,
  cookies,
}: SiteDeps): ShellSite {
  let guestCurrency = currency;
  let memberCurrency: CurrencyCode | undefined;
  const siteIn = (...now: Parameters<typeof siteOf>): Site<SiteSettings> => ({
    ...siteOf(...now),
    ...(introducer && { introducer }),
  });
  const written = siteIn(settings, currency, device);
  const state = createState<Site<SiteSettings>>(written);
  const change = (next: { settings?: SiteSettings; device?: Device }) => {
    const now = { ...state.get(), ...next };
    const site = siteIn(now.settings, memberCurrency ?? guestCurrency, now.device);
    const same = (Object.keys(site) as (keyof Site)[]).every((key) => site[key] === state.get()[key]);
    if (!same) state.set(site);
  };

  return {
    get: state.get,
    getInitial: () => written,
    subscribe: state.subscribe,
    setCurrency(wanted) {
      const offered = state.get().settings.currencies.find((one) => one === wanted);
      if (memberCurrency !== undefined || offered === undefined) return;
      guestCurrency = offered;
      cookies.set(COOKIES.currency, offered, COOKIE_LIFE_S);
      change({});
    },
    follow(session) {
      // While the member is being asked for, nothing is known to have changed.
      if (session.status === 'restoring') return;
      memberCurrency = session.status === 'member' ? session.member.currency : undefined;
      change({});
    },
    resetCurrency() {
      guestCurrency = startCurrency;
      cookies.remove(COOKIES.currency);
      change({});
    },
    setSettings: (next) => change({ settings: next }),
    watchWidth(page) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const decide = () => change({ device: deviceOf(page) });
      const resized = () => {
        clearTimeout(timer);
        timer = setTimeout(decide, RESIZE_DEBOUNCE_MS);
      };
      decide();
      page.addEventListener('resize', resized);
      return () => {
        clearTimeout(timer);
        page.removeEventListener('resize', resized);
      };
    },
  };
}

/** By a media query: asking for the width itself would lay the page out, in the midst of its start. */
function deviceOf(page: Window): Device {
  const isWide = page.matchMedia?.(`(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`).matches;
  return (isWide ?? page.innerWidth >= DESKTOP_MIN_WIDTH_PX) ? 'desktop' : 'mobile';
}

function siteOf(settings: SiteSettings, currency: CurrencyCode, device: Device): Site<SiteSettings> {
  return {
    settings,
    currency,
    device,
    template: device === 'desktop' ? settings.template : settings.mobileTemplate,
  };
}
