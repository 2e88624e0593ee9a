import { titleKey, type Registry, type ShellRoute } from '@tessera/contracts';
import { matchPath } from '@tessera/kit/router';
import { routeAt } from '../composition/places.ts';
import type { FrameInput } from './frame.ts';

/** Facts about the page at a path that the frame needs. */
export interface PageInfo {
  /** Identifies the page regardless of its path's parameters; all missing pages share one id. */
  readonly id: string;
  readonly frame: FrameInput['route'];
  /** `undefined` if no route matches the path: the home title is used (spec §2). */
  readonly texts: PageTexts | undefined;
}

export type PageTexts =
  | { readonly kind: 'shell'; readonly route: ShellRoute }
  | { readonly kind: 'remote'; readonly title: string; readonly description: string };

export function shellRouteAt(routes: readonly ShellRoute[], path: string): ShellRoute | undefined {
  return routes.find((route) => matchPath(route.path, path));
}

/**
 * @param code the language in the wire's form, for titles in the registry
 * @param search the address's query, which may name a page inside of a route
 */
export function pageInfoAt(
  routes: readonly ShellRoute[],
  registry: Registry,
  path: string,
  code: string,
  search = '',
): PageInfo {
  const own = shellRouteAt(routes, path);
  if (own) {
    return { id: own.id, frame: own.noindex ? 'bare' : 'page', texts: { kind: 'shell', route: own } };
  }
  const match = routeAt(registry, path);
  if (!match) return { id: 'missing', frame: 'page', texts: undefined };
  const release = registry.remotes.find(({ name }) => name === match.key.remote)?.live;
  const texts = release?.titles[titleKey(match.route, path, search)]?.[code];
  return {
    id: `${match.key.remote} ${match.route.id}`,
    frame: match.route.frame,
    texts: texts && { kind: 'remote', ...texts },
  };
}
