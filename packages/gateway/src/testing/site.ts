import type { SiteSettings } from '@tessera/wire';

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
};
