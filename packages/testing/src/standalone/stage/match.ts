import type { RemoteRoute } from '@tessera/contracts';

/** The first route that fits a path, with the named parts of its pattern: `/discount/:id` on `/discount/3` → `{id: '3'}`. */
export function matchRoute(
  routes: readonly RemoteRoute[],
  path: string,
): { readonly id: string; readonly params: Readonly<Record<string, string>> } | undefined {
  const given = path.split('/');
  for (const { id, path: pattern } of routes) {
    const wanted = pattern.split('/');
    if (wanted.length !== given.length) continue;
    if (!wanted.every((part, index) => part.startsWith(':') || part === given[index])) continue;
    const params = wanted.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[index] ?? '')]] : [],
    );
    return { id, params: Object.fromEntries(params) };
  }
  return undefined;
}
