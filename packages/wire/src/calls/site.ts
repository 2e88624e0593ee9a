import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

export const DESKTOP_TEMPLATES = ['site02', 'suncity', 'apsport'] as const;
export const MOBILE_TEMPLATES = ['bob_mobile', 'origin_mobile'] as const;
const desktopTemplate = v.picklist(DESKTOP_TEMPLATES);
const mobileTemplate = v.picklist(MOBILE_TEMPLATES);

/** Settings that differ between sites. Code contains no site ids (readings: "specific sites"). */
export const siteSettings = v.object({
  siteId: f.id,
  /** Title of the home page (spec §2): `titleZh` for zh_CN, else `titleEn`. */
  titleZh: f.text,
  titleEn: f.text,
  timeZone: f.shortText,
  template: desktopTemplate,
  mobileTemplate,
  currencies: v.array(f.currency),
  selectorLocales: v.array(f.language),
  customerServiceLink: v.nullable(f.text),
  /** Showcase mode: banner clicks do nothing, registration is blocked, login is simulated. */
  demo: v.boolean(),
  /** Guests may play demo games. */
  guestDemo: v.boolean(),
  hallRoutes: v.picklist(['redirect', 'page']),
  registerRoute: v.picklist(['redirect', 'page']),
  /** Providers whose games always open in a modal or in a window, whatever the game's own mode. */
  modalProviders: v.array(f.id),
  windowProviders: v.array(f.id),
  /** Lifetime of the link cookies, in minutes. */
  linkExpireMin: f.count,
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

/** Returns a site's settings. Default: the first site. */
export const siteDetail = defineCall({
  name: 'site.detail',
  path: '/arks/web/site/detail',
  idempotent: true,
  payload: v.object({ siteId: v.optional(f.siteId) }),
  answer: v.object({ detail: siteSettings }),
});
