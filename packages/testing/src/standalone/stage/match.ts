import type { RemoteRoute } from '@tessera/contracts';

/**
 * Finds the first route that fits a path, with the named parts of its pattern: `/discount/:id` on `/discount/3` →
 * `{id: '3'}`. An optional part that the path leaves out is `''`, as in the shell.
 */
export function matchRoute(
  routes: readonly RemoteRoute[],
  path: string,
): { readonly id: string; readonly params: Readonly<Record<string, string>> } | undefined {
  const actual = path.split('/');
  for (const { id, path: pattern } of routes) {
    const expected = pattern.split('/');
    const isFit = expected.every((part, index) => {
      if (isOptional(part) && actual[index] === undefined) return true;
      return part.startsWith(':') ? actual[index] !== undefined : part === actual[index];
    });
    if (!isFit || actual.length > expected.length) continue;
    const params = expected.flatMap((part, index) =>
      part.startsWith(':')
        ? [[part.slice(1).replace(/\?$/, ''), decodeURIComponent(actual[index] ?? '')]]
        : [],
    );
    return { id, params: Object.fromEntries(params) };
  }
  return undefined;
}

function isOptional(part: string): boolean {
  return part.startsWith(':') && part.endsWith('?');
}
