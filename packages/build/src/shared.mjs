/**
 * The packages that shell and remotes share: the shell brings them, remotes never do (`import: false`), so a
 * page has one React, one router, one style engine. The one table for both sides.
 *
 * The range is what a remote can live with, by default any later minor of the version it was built with: a newer
 * patch on either side is no conflict.
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

/** `@emotion/react/jsx-runtime` → `@emotion/react`: the package whose version counts. */
export function packageOf(request) {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

/**
 * `19.3.1` → `^19.3.0`. Of the contract any minor will do here: the remote's own configuration says which one it
 * needs, and a remote that asks for little goes on in an older shell.
 */
export function rangeOf(request, version) {
  const [major, minor] = version.split('.');
  return request === '@tessera/contracts' ? `^${major}.0.0` : `^${major}.${minor}.0`;
}
