import type { Shell } from '@tessera/contracts';
import type { Link } from '@tessera/domain';
import type { MouseEvent } from 'react';

/** A link that came from data, as an anchor takes it. */
export interface LinkAnchor {
  readonly anchor: {
    readonly href: string;
    readonly target?: '_blank';
    readonly rel?: string;
    readonly onClick: (event: MouseEvent) => void;
  };
  /** Whether it leads to another site, which opens in a new tab. */
  readonly isExternal: boolean;
  /** Goes there; for buttons, during a click. */
  readonly open: () => void;
}

/** Leads to another site in a new tab without an opener, or to a page of this site through the shell. */
export function linkAnchor(windows: Shell['windows'], link: Link): LinkAnchor {
  const isExternal = link.kind === 'external';
  const open = () => (isExternal ? windows.openExternal(link.url) : windows.goTo(link.path));
  const onClick = (event: MouseEvent) => {
    // A click for a new tab, a new window or a download is left to the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const anchor = isExternal
    ? { href: link.url, target: '_blank' as const, rel: 'noopener noreferrer', onClick }
    : { href: windows.href(link.path), onClick };
  return { anchor, isExternal, open };
}
