import { isRefusal, MOBILE_TEMPLATES, templateConfig, type SiteSettings } from '@tessera/wire';
import { createCache } from '../html/cache.ts';
import type { Platforms } from '../proxy/platforms.ts';
import { ask } from './ask.ts';

/** The parameter and the cookie that ask for a mobile template; the cookie ends with the browser. */
export const TEMPLATE_PARAMETER = 'mobileTemplateName';
export const TEMPLATE_COOKIE = 'mobile_template';

export type MobileTemplate = (typeof MOBILE_TEMPLATES)[number];

const TIMEOUT_MS = 1_000;
const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;

export interface AskedTemplates {
  /** The site with the template that a visitor asks for, where the platform allows it; else the site as it is. */
  readonly apply: (site: SiteSettings, asked: string | undefined) => Promise<SiteSettings>;
}

/** Checks mobile templates that an address asks for by `templateConfig` (spec §7). */
export function createAskedTemplates(
  platforms: Pick<Platforms, 'any'>,
  now: () => number = Date.now,
): AskedTemplates {
  const cache = createCache<{ readonly isAllowed: boolean }>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: MOBILE_TEMPLATES.length,
    bytesOf: () => 1,
    now,
  });
  /** One object for each site and template: pages are kept by it. */
  const sites = new WeakMap<SiteSettings, Map<MobileTemplate, SiteSettings>>();

  const check = async (mobileTemplateName: MobileTemplate) => {
    try {
      await ask(platforms, templateConfig, { mobileTemplateName }, { timeoutMs: TIMEOUT_MS });
      return { isAllowed: true };
    } catch (error) {
      // Without an answer it is not allowed this time, and asked for again.
      return isRefusal(error) ? { isAllowed: false } : null;
    }
  };

  return {
    async apply(site, asked) {
      const name = MOBILE_TEMPLATES.find((one) => one === asked);
      if (name === undefined || name === site.mobileTemplate) return site;
      const make = () => check(name);
      const answer = cache.known(name, make) ?? (await cache.make(name, make));
      if (!answer?.isAllowed) return site;
      const known = sites.get(site) ?? new Map<MobileTemplate, SiteSettings>();
      sites.set(site, known);
      const changed = known.get(name) ?? { ...site, mobileTemplate: name };
      known.set(name, changed);
      return changed;
    },
  };
}
