import type { ApiService, Conversion } from '@tessera/contracts';
import { fbTracking } from '@tessera/wire';
import { COOKIES, type Cookies } from '../edge/cookies.ts';
import type { ShellSite } from '../site/site.ts';
import { objectsToTracking } from './ad-cookies.ts';

export interface ReportDeps {
  readonly api: ApiService;
  readonly site: Pick<ShellSite, 'get'>;
  readonly cookies: Pick<Cookies, 'get'>;
}

/** Sends a conversion with the cookies of the advertising account and the page's address without a query. */
export async function reportConversion(
  { api, site, cookies }: ReportDeps,
  { name, id, value, currency }: Conversion,
  page: Window,
): Promise<void> {
  if (objectsToTracking(page)) return;
  const payload = {
    siteId: site.get().settings.siteId,
    eventName: name,
    eventId: id,
    value,
    currency,
    fbp: cookies.get(COOKIES.adBrowser),
    fbc: cookies.get(COOKIES.adClick),
    page: page.location.origin + page.location.pathname,
  };
  await api.send(fbTracking, payload).catch(() => undefined);
}
