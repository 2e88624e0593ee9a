/** Where a path leads before any page is looked for (spec §2 Routes, readings: "Screens"). */
export interface Detour {
  /** Without the locale's prefix. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** What the path also asked for, once the visitor is there. */
  readonly then?: 'register' | 'deposit';
}

/** The site's settings that the route rules follow. */
export interface RouteSettings {
  readonly hallRoutes: 'redirect' | 'page';
  readonly registerRoute: 'redirect' | 'page';
}

/**
 * The site's route rules: paths that go home, carrying hall and provider as the lobby's query. The gateway applies
 * them to an address that is loaded, the shell to navigations within the document.
 * @param path without the locale's prefix
 * @param search with its question mark, or empty
 */
export function detourOf(path: string, search: string, settings: RouteSettings): Detour | undefined {
  const [first = '', second = ''] = path.split('/').filter((segment) => segment !== '');
  const home: Detour = { path: '/', search };
  switch (first.toLowerCase()) {
    case 'main':
      return home;
    case 'gamehall':
      return settings.hallRoutes === 'redirect' ? { ...home, search: withHall(search, second) } : undefined;
    case 'slotgame':
    case 'gameroom':
      return settings.hallRoutes === 'redirect' ? home : undefined;
    case 'register':
      return settings.registerRoute === 'redirect' ? { ...home, then: 'register' } : undefined;
    case 'fastdeposit':
      return { ...home, then: 'deposit' };
    default:
      return undefined;
  }
}

function withHall(search: string, hall: string): string {
  const query = new URLSearchParams(search);
  if (/^\d{1,9}$/.test(hall)) query.set('gt_id', hall);
  return query.size > 0 ? `?${query}` : '';
}
