import type { SiteSettings } from '@tessera/wire';
import type { Visit } from '../html/visit.ts';

/** A site as the platform describes it. */
export const SITE: SiteSettings = {
  siteId: 1,
  titleZh: '马赛克大厅',
  titleEn: 'Tessera Lobby',
  timeZone: 'America/Caracas',
  template: 'site02',
  mobileTemplate: 'bob_mobile',
  currencies: ['USD', 'INR', 'RMB'],
  selectorLocales: ['en_US', 'hi_IN', 'ta_IN'],
  customerServiceLink: 'https://help.example.com/chat',
  demo: false,
  guestDemo: true,
  hallRoutes: 'redirect',
  registerRoute: 'redirect',
  modalProviders: [],
  windowProviders: [],
  linkExpireMin: 1_440,
  tenDigitPhones: false,
  adTracking: false,
  hiddenLinks: [],
};

/** A guest's first look at that site, with a phone. */
export const HOME_VISIT: Omit<Visit, 'live'> = {
  site: SITE,
  siteVersion: '1',
  code: 'en_US',
  path: '/',
  search: '',
  country: null,
  currency: 'USD',
  device: 'mobile',
  viewport: 'width=device-width',
  session: 'guest',
  origin: 'https://play.example.com',
  verification: undefined,
  content: undefined,
  overrides: [],
  refusedOverrides: [],
};
