import type { SiteSettings } from '@tessera/wire';
import { COOKIES, type Cookies } from '../edge/cookies.ts';
import type { Environment } from '../edge/environment.ts';
import { KEYS } from '../edge/storage.ts';

/** What open pages do at an operator's command. It is loaded with the first command. */

/**
 * Returns the site's settings with the mobile template that the visitor asked for by `?mobileTemplateName`, where the gateway
 * has allowed it for this page: the settings that arrive later are the site's own.
 * @param initial the settings of the page when it was loaded
 */
export function withAskedTemplate(
  settings: SiteSettings,
  { mobileTemplate }: Pick<SiteSettings, 'mobileTemplate'>,
  cookies: Pick<Cookies, 'get'>,
): SiteSettings {
  return cookies.get(COOKIES.mobileTemplate) === mobileTemplate ? { ...settings, mobileTemplate } : settings;
}

/** Removes what this browser keeps of the site: its keys and its caches. */
export async function clearKept({ storage, window: page }: Environment): Promise<void> {
  for (const key of Object.values(KEYS)) storage.remove(key);
  const caches = await page?.caches?.keys().catch(() => []);
  await Promise.allSettled((caches ?? []).map((name) => page?.caches.delete(name)));
}
