import type { IncomingHttpHeaders } from 'node:http';
import { startCurrency, type CurrencyCode, type DeviceLock, type LocaleCode } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';

export type Device = 'desktop' | 'mobile';

const MOBILE = /\b(?:Mobi|Android|iPhone|iPod|IEMobile|BlackBerry|Opera Mini)/i;

/**
 * A first guess by the client hint or the user agent; the shell decides again by the width of the page (spec §1). Phones
 * and tablets obey the viewport tag of a locked site, desktop browsers do not (readings: "device lock").
 */
export function deviceOf(headers: IncomingHttpHeaders, lock: DeviceLock = 'none'): Device {
  const hint = headers['sec-ch-ua-mobile'];
  // A tablet's hint says that it is not mobile.
  const isMobile = hint === '?1' || MOBILE.test(headers['user-agent'] ?? '');
  if (isMobile && lock !== 'none') return lock;
  return isMobile && hint !== '?0' ? 'mobile' : 'desktop';
}

/** ISO 3166 code out of the header that a proxy in front sets, or `null`. */
export function countryOf(headers: IncomingHttpHeaders, header: string | undefined): string | null {
  const value = header === undefined ? undefined : headers[header];
  return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null;
}

/** What a guest sees prices in: the currency they chose, else their country's, their language's, or the site's first. */
export function currencyOf(
  chosen: string | undefined,
  { country, code }: { readonly country: string | null; readonly code: LocaleCode },
  { currencies }: SiteSettings,
): CurrencyCode {
  return currencies.find((one) => one === chosen) ?? startCurrency(country, code, currencies);
}

/** The site's name, and the home page's title (spec §2): Chinese for zh_CN, else English. */
export function siteTitle(site: SiteSettings, code: LocaleCode): string {
  return code === 'zh_CN' ? site.titleZh : site.titleEn;
}
