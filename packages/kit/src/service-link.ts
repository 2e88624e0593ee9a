import type { Shell, SiteSettings } from '@tessera/contracts';
import { readLink } from '@tessera/domain';
import { useMemo } from 'react';
import { useShell, useSite } from './hooks.ts';
import { linkAnchor, type LinkAnchor } from './link-anchor.ts';

/** The link to customer service. */
export type ServiceLink = LinkAnchor;

/** Returns the link to customer service of the present site: another site in a new tab, or a page of this site. */
export function useServiceLink(): ServiceLink | undefined {
  const { windows } = useShell();
  const { customerServiceLink } = useSite().settings;
  return useMemo(() => serviceLink(windows, customerServiceLink), [windows, customerServiceLink]);
}

/**
 * The same outside of React.
 * @returns `undefined` where the site names no customer service, or an address that is not safe to open
 */
export function serviceLink(
  windows: Shell['windows'],
  address: SiteSettings['customerServiceLink'],
): ServiceLink | undefined {
  const link = readLink(address);
  return link && linkAnchor(windows, link);
}
