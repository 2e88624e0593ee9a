import { rulesWithoutCircles } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';

/** The result of the last host. One object for each site: pages are kept by it. */
const results = new WeakMap<SiteSettings, { readonly host: string; readonly site: SiteSettings }>();

/**
 * Returns the site without route rules that lead in a circle: an older platform does not refuse them.
 * @param host that the visitor asked for, with its port
 */
export function withoutCircles(site: SiteSettings, host: string): SiteSettings {
  const known = results.get(site);
  if (known?.host === host) return known.site;
  const { routeRules = [] } = site;
  const kept = rulesWithoutCircles(site, host);
  const result = kept.length === routeRules.length ? site : { ...site, routeRules: kept };
  results.set(site, { host, site: result });
  return result;
}
