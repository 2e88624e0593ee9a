import { readPath } from '@tessera/i18n';
import { useLocation } from '@tessera/kit/router';

/** Returns the page's path without the locale's prefix, query and hash. */
export function usePath(): string {
  return readPath(useLocation().pathname).path;
}
