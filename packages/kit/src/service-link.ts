import type { Shell, SiteSettings } from '@tessera/contracts';
import { readLink } from '@tessera/domain';
import { useMemo, type MouseEvent } from 'react';
import { useShell, useSite } from './hooks.ts';

/** The way to customer service. */
export interface ServiceLink {
  /** What an anchor takes. */
  readonly anchor: {
    readonly href: string;
    readonly target?: '_blank';
    readonly rel?: string;
    readonly onClick: (event: MouseEvent) => void;
  };
  /** Goes there; for buttons, during a click. */
  readonly open: () => void;
}

/** Returns the way to customer service of the shown site: another site in a new tab, or a page of this site. */
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
  if (!link) return undefined;
  const isInternal = link.kind === 'internal';
  const open = () => (isInternal ? windows.goTo(link.path) : windows.openExternal(link.url));
  const onClick = (event: MouseEvent) => {
    // A click for a new tab, a new window or a download is left to the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const anchor = isInternal
    ? { href: windows.href(link.path), onClick }
    : { href: link.url, target: '_blank' as const, rel: 'noopener noreferrer', onClick };
  return { anchor, open };
}
