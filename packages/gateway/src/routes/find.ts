import { titleKey, type RemoteRoute, type ShellRoute } from '@tessera/contracts';
import type { LocaleCode } from '@tessera/domain';
import type { LiveReleases } from '../releases/registry.ts';
import { fit } from './match.ts';

type Titles = LiveReleases['shell']['titles'];

/** What stands at a path of the site. */
export type Page =
  | { readonly kind: 'shell'; readonly route: ShellRoute; readonly titles: Titles }
  | { readonly kind: 'remote'; readonly remote: string; readonly route: RemoteRoute; readonly titles: Titles }
  /** `/` where nobody contributes a route for it: the shell's frame, filled by slots. */
  | { readonly kind: 'home' }
  /** No route has it: the error page, with status 404. */
  | { readonly kind: 'missing' };

export type RoutedPage = Extract<Page, { readonly kind: 'shell' | 'remote' }>;

/** Every page of the live shell and remotes. */
export function allPages({ shell, registry }: LiveReleases): RoutedPage[] {
  return [
    ...shell.routes.map((route) => ({ kind: 'shell', route, titles: shell.titles }) as const),
    ...registry.remotes.flatMap(({ name, live: { config, titles } }) =>
      config.routes.map((route) => ({ kind: 'remote', remote: name, route, titles }) as const),
    ),
  ];
}

/** The page whose route fits a path best; the path has no locale in it. */
export function findPage(live: LiveReleases, path: string): Page {
  let best: Page = { kind: path === '/' ? 'home' : 'missing' };
  let bestScore = -1;
  for (const page of allPages(live)) {
    const score = fit(page.route.path, path);
    if (score === undefined || score <= bestScore) continue;
    best = page;
    bestScore = score;
  }
  return best;
}

/** Whether a search engine may list the page. */
export function isIndexed(page: Page): boolean {
  switch (page.kind) {
    case 'home':
      return true;
    case 'missing':
      return false;
    case 'shell':
      return !page.route.noindex;
    case 'remote':
      return !page.route.member && page.route.frame === 'page';
  }
}

/**
 * Title and description of an address in a language, or `undefined` (spec §2: the home title then).
 * @param at the address: some routes have pages with titles of their own
 */
export function textsOf(
  page: Page,
  code: LocaleCode,
  at: { readonly path: string; readonly search: string },
): { title: string; description: string } | undefined {
  return 'titles' in page ? page.titles[titleKey(page.route, at.path, at.search)]?.[code] : undefined;
}
