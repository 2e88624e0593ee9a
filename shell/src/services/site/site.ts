import type {
  CurrencyCode,
  Device,
  Disposer,
  Introducer,
  Session,
  Site,
  SiteService,
} from '@tessera/contracts';
import {
  AGENT_DOMAIN_COOKIE_DAYS,
  DESKTOP_MIN_WIDTH_PX,
  LANGUAGE_COOKIE_DAYS,
  RESIZE_DEBOUNCE_MS,
} from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';
import { COOKIES, type Cookies } from '../edge/cookies.ts';
import { createState } from '@tessera/domain/state';

export interface ShellSite extends SiteService {
  readonly get: () => Site<SiteSettings>;
  readonly getInitial: () => Site<SiteSettings>;
  readonly keepAgentDomain: (agentId: number) => void;
  /** Decides the device by the window's width, now and after each resize (spec §1). */
  readonly watchWidth: (page: Window) => Disposer;
  /** Uses the currency of the session's member; for guests, the guest's own. */
  readonly follow: (session: Session) => void;
  /** Returns to the start currency of the visitor's country or language, after a logout (spec §4 Logout). */
  readonly resetCurrency: () => void;
  readonly setSettings: (settings: SiteSettings) => void;
}

export interface SiteDeps {
  readonly settings: SiteSettings;
  readonly currency: CurrencyCode;
  /** The currency of visitors who have chosen none. */
  readonly startCurrency: CurrencyCode;
  readonly device: Device;
  /** The visitor's introducer; a server does not know it. */
  readonly introducer?: Introducer | undefined;
  readonly cookies: Cookies;
  readonly isNative?: boolean;
}

const DAY_S = 86_400;
const COOKIE_LIFE_S = LANGUAGE_COOKIE_DAYS * DAY_S;

/** Creates the site's service: settings, currency and device. */
export function createSite({
  settings,
  currency,
  startCurrency,
  device,
  introducer,
  cookies,
  isNative,
}: SiteDeps): ShellSite {
  let guestCurrency = currency;
  let memberCurrency: CurrencyCode | undefined;
  const siteIn = (...now: Parameters<typeof siteOf>): Site<SiteSettings> => ({
    ...siteOf(...now),
    ...(introducer && { introducer }),
    ...(isNative && { isNative }),
  });
  const initialSite = siteIn(settings, currency, device);
  const state = createState<Site<SiteSettings>>(initialSite);
  const change = (next: { settings?: SiteSettings; device?: Device }) => {
    const now = { ...state.get(), ...next };
    const site = siteIn(now.settings, memberCurrency ?? guestCurrency, now.device);
    const same = (Object.keys(site) as (keyof Site)[]).every((key) => site[key] === state.get()[key]);
    if (!same) state.set(site);
  };

  return {
    get: state.get,
    getInitial: () => initialSite,
    subscribe: state.subscribe,
    setCurrency(wanted) {
      const offered = state.get().settings.currencies.find((one) => one === wanted);
      if (memberCurrency !== undefined || offered === undefined) return;
      guestCurrency = offered;
      cookies.set(COOKIES.currency, offered, COOKIE_LIFE_S);
      change({});
    },
    keepAgentDomain: (agentId) =>
      cookies.set(COOKIES.agentDomain, String(agentId), AGENT_DOMAIN_COOKIE_DAYS * DAY_S),
    follow(session) {
      // The currency is unknown while the member is loading.
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

/**
 * Uses the media query of the styles, so that frame and styles agree; a device lock changes the width itself (readings:
 * "device lock"). Reading the width would force a layout while the page starts.
 */
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
