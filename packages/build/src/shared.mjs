/**
 * The packages that shell and remotes share. The shell provides them and remotes never do (`import: false`), so that
 * a page has one React, one router and one style engine. Both sides use this table.
 *
 * A remote accepts any later minor of the version that it was built with. A newer patch on either side is no
 * conflict.
 */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@tessera/kit/router',
  '@tessera/contracts',
  '@tessera/kit/query',
  'jotai',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@formatjs/intl',
];

/** Returns the package of a request: `@emotion/react/jsx-runtime` → `@emotion/react`. */
export function packageOf(request) {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Returns the range that a remote accepts: `19.3.1` → `^19.3.0`. For the contract any minor is accepted, because the
 * remote's configuration states the one it needs. A remote with few needs then works in an older shell.
 */
export function rangeOf(request, version) {
  const [major, minor] = version.split('.');
  return request === '@tessera/contracts' ? `^${major}.0.0` : `^${major}.${minor}.0`;
}
