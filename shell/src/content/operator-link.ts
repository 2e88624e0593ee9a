import type { Shell } from '@tessera/contracts';
import { readLink } from '@tessera/domain';
import { linkAnchor, type LinkAnchor } from '@tessera/kit';

/** Spec §3 Footer link types: `main/3` and `faq/1` are pages of this site by their id. */
const OWN_PAGE = /^(?:main|faq)\/\d{1,9}$/;

/** Returns the link to an address in the operator's content; `undefined` if the address is not valid or not safe. */
export function operatorLink(windows: Shell['windows'], url: string | null): LinkAnchor | undefined {
  const address = url?.trim() ?? '';
  const link = readLink(OWN_PAGE.test(address) ? `/${address}` : address);
  return link && linkAnchor(windows, link);
}
