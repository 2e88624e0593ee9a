import { readLink } from './links.ts';

/** A redirect that applies before routing (spec §2 Routes, readings: "Screens"). */
export interface Redirect {
  /** Path without locale prefix. */
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Address of another site, in place of path and query: the document is loaded. */
  readonly external?: string;
  /** Action to start after the redirect. */
  readonly then?: 'register' | 'deposit';
}

/** Settings of the site that affect redirects. */
export interface RouteSettings {
  readonly hallRoutes: 'redirect' | 'page';
  readonly registerRoute: 'redirect' | 'page';
  readonly routeRules?: readonly RouteRule[] | undefined;
  readonly gameRoom?: boolean | undefined;
}

/** A redirect that the site's operator has set. */
export interface RouteRule {
  /** A path without locale prefix; `/old/*` is every path below `/old`, and itself. */
  readonly from: string;
  /** A page of the site, or an http address. */
  readonly to: string;
}

/** The game types with a game room: slots (spec §2 `/gameRoom`) and live games. */
const ROOM_TYPES: readonly (string | null)[] = ['2', '3'];

/**
 * Returns the redirect for a path, or `undefined`. Redirects lead to the home page, with hall and provider in the query.
 * The gateway applies them to page loads, the shell to navigation within the page.
 * @param path path without locale prefix
 * @param search query with its question mark, or empty
 */
export function redirectOf(path: string, search: string, settings: RouteSettings): Redirect | undefined {
  const [first = '', second = ''] = path.split('/').filter((segment) => segment !== '');
  const home: Redirect = { path: '/', search };
  const ruled = byRule(path, search, settings.routeRules);
  if (ruled) return ruled;
  switch (first.toLowerCase()) {
    case 'main':
      return home;
    case 'gamehall':
      return settings.hallRoutes === 'redirect' ? { ...home, search: withHall(search, second) } : undefined;
    case 'slotgame':
      return settings.hallRoutes === 'redirect' ? home : undefined;
    case 'gameroom':
      if (settings.gameRoom && ROOM_TYPES.includes(new URLSearchParams(search).get('gt_id')))
        return undefined;
      return settings.hallRoutes === 'redirect' ? home : { path: '/slotgame', search };
    case 'register':
      return settings.registerRoute === 'redirect' ? { ...home, then: 'register' } : undefined;
    case 'fastdeposit':
      return { ...home, then: 'deposit' };
    default:
      return undefined;
  }
}

/** Returns the redirect of the first rule for a path. A target that the rule itself applies to would never end. */
function byRule(path: string, search: string, rules: RouteSettings['routeRules']): Redirect | undefined {
  for (const { from, to } of rules ?? []) {
    const link = fits(from, path) ? readLink(to) : undefined;
    if (link?.kind === 'external') return { path, search, external: link.url };
    if (link && !fits(from, link.path.split(/[?#]/, 1)[0] ?? '')) {
      return { path: link.path, search: link.path.includes('?') ? '' : search };
    }
  }
  return undefined;
}

function fits(from: string, path: string): boolean {
  const [rule, given] = [from, path].map((one) => one.toLowerCase().replace(/(.)\/$/, '$1')) as [
    string,
    string,
  ];
  if (!rule.endsWith('/*')) return rule === given;
  const folder = rule.slice(0, -2);
  return given === folder || given.startsWith(`${folder}/`);
}

function withHall(search: string, hall: string): string {
  const query = new URLSearchParams(search);
  if (/^\d{1,9}$/.test(hall)) query.set('gt_id', hall);
  return query.size > 0 ? `?${query}` : '';
}
