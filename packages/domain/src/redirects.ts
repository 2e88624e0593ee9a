/** A redirect that applies before routing (spec §2 Routes, readings: "Screens"). */
export interface Redirect {
  /** Path without locale prefix. */
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Action to start after the redirect. */
  readonly then?: 'register' | 'deposit';
}

/** Settings of the site that affect redirects. */
export interface RouteSettings {
  readonly hallRoutes: 'redirect' | 'page';
  readonly registerRoute: 'redirect' | 'page';
}

/**
 * Returns the redirect for a path, or `undefined`. Redirects lead to the home page, with hall and provider in the query.
 * The gateway applies them to page loads, the shell to navigation within the page.
 * @param path path without locale prefix
 * @param search query with its question mark, or empty
 */
export function redirectOf(path: string, search: string, settings: RouteSettings): Redirect | undefined {
  const [first = '', second = ''] = path.split('/').filter((segment) => segment !== '');
  const home: Redirect = { path: '/', search };
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
