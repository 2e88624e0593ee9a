import type { IncomingHttpHeaders } from 'node:http';
import { CURRENCY_OF_LOCALE, isCurrencyCode, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';

export type Device = 'desktop' | 'mobile';

const MOBILE = /\b(?:Mobi|Android|iPhone|iPod|IEMobile|BlackBerry|Opera Mini)/i;

/** A first guess by the client hint or the user agent; the shell decides anew by the window's width (spec §1). */
export function deviceOf(headers: IncomingHttpHeaders): Device {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1') return 'mobile';
  if (hint === '?0') return 'desktop';
  return MOBILE.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
}

/** ISO 3166 code out of the header that a proxy in front sets, or `null`. */
export function countryOf(headers: IncomingHttpHeaders, header: string | undefined): string | null {
  const value = header === undefined ? undefined : headers[header];
  return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null;
}

/** What a guest sees prices in: the currency they chose, else their language's, else the site's first. */
export function currencyOf(chosen: string | undefined, code: LocaleCode, site: SiteSettings): CurrencyCode {
  const candidates = [chosen, CURRENCY_OF_LOCALE[code], site.currencies[0]];
  const has = (one: string | undefined): one is CurrencyCode =>
    one !== undefined && isCurrencyCode(one) && site.currencies.includes(one);
  return candidates.find(has) ?? CURRENCY_OF_LOCALE[code];
}

/** The site's name, and the home page's title (spec §2): Chinese for zh_CN, else English. */
export function siteTitle(site: SiteSettings, code: LocaleCode): string {
  return code === 'zh_CN' ? site.titleZh : site.titleEn;
}
