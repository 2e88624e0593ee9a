import type { ApiService } from '@tessera/contracts';
import { rulesWithoutCircles } from '@tessera/domain';
import { siteDetail } from '@tessera/wire';
import { COOKIES, type Cookies } from '../edge/cookies.ts';
import type { Environment } from '../edge/environment.ts';
import { KEYS, storageOf } from '../edge/storage.ts';
import type { ShellSite } from './site.ts';

/** What open pages do at an operator's command. It is loaded with the first command. */

/**
 * Requests the site's settings again. They are the site's own: a mobile template that the visitor asked for by
 * `?mobileTemplateName`, and that the gateway has allowed for this page, stays. Route rules that lead in a circle are
 * left out, as the gateway does.
 */
export async function refetchSite(
  api: ApiService,
  site: Pick<ShellSite, 'get' | 'getInitial' | 'setSettings'>,
  cookies: Pick<Cookies, 'get'>,
): Promise<void> {
  const { siteId } = site.get().settings;
  const { detail } = await api.send(siteDetail, { siteId });
  const { mobileTemplate } = site.getInitial().settings;
  const isAsked = cookies.get(COOKIES.mobileTemplate) === mobileTemplate;
  const routeRules = rulesWithoutCircles(detail, globalThis.location?.host ?? '');
  site.setSettings({ ...detail, routeRules, ...(isAsked && { mobileTemplate }) });
}

const AREAS = ['localStorage', 'sessionStorage'] as const;

/** Removes what this browser keeps of the site: its keys, of the tab too, and its caches. */
export async function clearKept({ storage, window: page }: Environment): Promise<void> {
  // Also what a browser that forbids storage has kept in memory.
  for (const key of Object.values(KEYS)) storage.remove(key);
  if (page) for (const area of AREAS) storageOf(page, area)?.clear();
  const caches = await page?.caches?.keys().catch(() => []);
  await Promise.allSettled((caches ?? []).map((name) => page?.caches.delete(name)));
}
