import { CURRENCY_CODES, SELECTOR_LOCALES } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';

/** A plain site: every feature on, nothing blocked. */
export const SITE_SETTINGS: SiteSettings = {
  siteId: 1,
  titleZh: '测试站点',
  titleEn: 'Test site',
  timeZone: 'America/Caracas',
  template: 'site02',
  mobileTemplate: 'bob_mobile',
  currencies: [...CURRENCY_CODES],
  selectorLocales: [...SELECTOR_LOCALES],
  customerServiceLink: 'https://help.example/chat',
  demo: false,
  guestDemo: true,
  hallRoutes: 'redirect',
  registerRoute: 'redirect',
  modalProviders: [],
  windowProviders: [],
  linkExpireMin: 1440,
  tenDigitPhones: false,
  adTracking: false,
  hiddenLinks: [],
};
