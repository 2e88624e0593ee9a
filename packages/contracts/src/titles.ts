import type { RemoteRoute } from './config.ts';

/** Names the texts of a page inside of a route in a release's `titles`. */
export const pageTitleKey = (routeId: string, page: string) => `${routeId}/${page}`;

/**
 * Returns the key of an address's texts in a release's `titles`: those of the page that the address names, else
 * those of the route.
 * @param search the address's query; `?page=` wins over the path
 */
export function titleKey(route: Pick<RemoteRoute, 'id' | 'pages'>, path: string, search: string): string {
  const named = new URLSearchParams(search).get('page') ?? path.split('/').at(-1);
  const page = route.pages?.find(({ name }) => name.toLowerCase() === named?.toLowerCase());
  return page ? pageTitleKey(route.id, page.name) : route.id;
}
