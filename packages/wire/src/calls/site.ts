import * as v from 'valibot';
import { PASSWORD_LENGTH_LIMIT, PASSWORD_MAX_LENGTH } from '@tessera/domain';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

export const DESKTOP_TEMPLATES = ['site02', 'suncity', 'apsport'] as const;
export const MOBILE_TEMPLATES = ['bob_mobile', 'origin_mobile'] as const;
/** Layouts that a site may be locked to. */
export const DEVICE_LOCKS = ['none', 'desktop', 'mobile'] as const;
const desktopTemplate = v.picklist(DESKTOP_TEMPLATES);
const mobileTemplate = v.picklist(MOBILE_TEMPLATES);

/** Links that a site may hide (spec §2 Member centre menu). */
export const HIDDEN_LINKS = [
  'Deposit',
  'Withdrawal',
  'APPDownload',
  'BindAccount',
  'applyAgent',
  'DWRecord',
  'announcement_bank',
] as const;

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
  /** Further redirects of paths, to a page of the site or to another site (spec §2 Routes). */
  routeRules: v.optional(v.array(v.object({ from: f.text, to: f.text }))),
  /** Members see how many members are online (spec §7 presence). */
  onlineCount: v.optional(v.boolean()),
  /** Slots and live games have game rooms on the desktop (spec §2 `/gameRoom`). */
  gameRoom: v.optional(v.boolean()),
  /** The layout that phones and tablets show whatever their width is; desktop browsers ignore it (spec §6 Desktop lock). */
  deviceLock: v.optional(v.picklist(DEVICE_LOCKS)),
  /** Providers whose games always open in a modal or in a window, whatever the game's own mode. */
  modalProviders: v.array(f.id),
  windowProviders: v.array(f.id),
  /** Providers whose pages need a login (spec §5 "customized provider pages"). */
  customizedProviders: v.optional(v.array(f.id)),
  /** The game type after which the crash menu is shown; `null`: nowhere. After the slots where it is missing. */
  crashMenuAfter: v.optional(v.nullable(f.id)),
  /** The handler by which the site's own apps are recognised and get messages (spec §7); `app` where it is missing. */
  nativeHandler: v.optional(f.handlerName),
  /** Where this site's own app is downloaded for each system; `/app` shows them (spec §2 `APPDownload`). */
  iosAppUrl: v.optional(v.nullable(f.text)),
  androidAppUrl: v.optional(v.nullable(f.text)),
  desktopAppUrl: v.optional(v.nullable(f.text)),
  /** Lifetime of the link cookies, in minutes. */
  linkExpireMin: f.count,
  /** Phone numbers have exactly ten digits in every currency, not only in VND (spec §5 Registration). */
  tenDigitPhones: v.optional(v.boolean(), false),
  /** Browsers get the cookies `_fbp` and `_fbc`, and conversions are reported by `fbTracking`. */
  adTracking: v.optional(v.boolean(), false),
  /** The longest password that members may choose; {@link PASSWORD_MAX_LENGTH} where it is missing. */
  passwordMaxLength: v.optional(
    v.pipe(f.count, v.minValue(PASSWORD_MAX_LENGTH), v.maxValue(PASSWORD_LENGTH_LIMIT)),
  ),
  /** Links that this site does not show. */
  hiddenLinks: v.optional(v.array(v.picklist(HIDDEN_LINKS)), []),
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
