import { useShell, useSite } from '@tessera/kit';
import type { MouseEvent } from 'react';
import { outsideAddress } from '../services/windows/address.ts';
import { isForBrowser } from './SiteLink.tsx';

/** What an anchor needs to lead to customer service, or `undefined` where the site names none. */
export function useServiceLink() {
  const { windows } = useShell();
  const { customerServiceLink } = useSite().settings;
  const href = customerServiceLink ? outsideAddress(customerServiceLink) : undefined;
  if (href === undefined) return undefined;
  return {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick(event: MouseEvent) {
      if (isForBrowser(event)) return;
      event.preventDefault();
      windows.openExternal(href);
    },
  };
}
