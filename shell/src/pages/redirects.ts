import type { SiteSettings } from '@tessera/wire';

/** Where a path leads before any page is looked for (spec §2 Routes, readings: "Screens"). */
export interface Detour {
  /** Without the locale's prefix; with its query. */
  readonly path: string;
  /** What the path also asked for, once the visitor is there. */
  readonly then?: 'register' | 'deposit';
}

/**
 * The site's route rules for navigations within the document; for a loaded address the gateway has applied the same
 * ones. Hall and provider stay as the lobby's query.
 * @param search with its question mark, or empty
 */
export function detourOf(
  path: string,
  search: string,
  site: Pick<SiteSettings, 'hallRoutes' | 'registerRoute'>,
): Detour | undefined {
  const [first = '', second = ''] = path.split('/').filter((segment) => segment !== '');
  const toLobby: Detour = { path: `/${search}` };
  switch (first.toLowerCase()) {
    case 'main':
      return toLobby;
    case 'gamehall':
      return site.hallRoutes === 'redirect' ? { path: `/${withHall(search, second)}` } : undefined;
    case 'slotgame':
    case 'gameroom':
      return site.hallRoutes === 'redirect' ? toLobby : undefined;
    case 'register':
      return site.registerRoute === 'redirect' ? { ...toLobby, then: 'register' } : undefined;
    case 'fastdeposit':
      return { ...toLobby, then: 'deposit' };
    default:
      return undefined;
  }
}

function withHall(search: string, hall: string): string {
  const query = new URLSearchParams(search);
  if (/^\d{1,9}$/.test(hall)) query.set('gt_id', hall);
  return query.size > 0 ? `?${query}` : '';
}
