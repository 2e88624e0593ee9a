import type { SiteSettings } from '@tessera/wire';

/** Where a path leads before any page is looked for; `flag` is a cookie that the shell reads once and clears. */
export interface Detour {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly flag?: 'isRouteRegister' | 'isFastDeposit';
}

/**
 * The site's route rules (spec §2 Routes): paths that go home, carrying what they meant as a cookie or as the
 * lobby's query.
 */
export function detourOf(path: string, search: string, site: SiteSettings): Detour | undefined {
  const [first = '', second = ''] = path.split('/').filter((segment) => segment !== '');
  switch (first.toLowerCase()) {
    case 'main':
      return { path: '/', search };
    case 'gamehall':
      return site.hallRoutes === 'redirect'
        ? { path: '/', search: withParameter(search, 'gt_id', second) }
        : undefined;
    case 'slotgame':
    case 'gameroom':
      return site.hallRoutes === 'redirect' ? { path: '/', search } : undefined;
    case 'register':
      return site.registerRoute === 'redirect' ? { path: '/', search, flag: 'isRouteRegister' } : undefined;
    case 'fastdeposit':
      return { path: '/', search, flag: 'isFastDeposit' };
    default:
      return undefined;
  }
}

function withParameter(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  if (/^\d{1,9}$/.test(value)) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}
