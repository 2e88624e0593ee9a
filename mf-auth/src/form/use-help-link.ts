import { useShell, useSite } from '@tessera/kit';
import type { MouseEvent } from 'react';

/** What makes a link lead to customer service; `undefined` where the site has none. */
export function useHelpLink() {
  const { windows } = useShell();
  const { customerServiceLink } = useSite().settings;
  if (!customerServiceLink) return undefined;
  return {
    href: customerServiceLink,
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick(event: MouseEvent) {
      event.preventDefault();
      windows.openExternal(customerServiceLink);
    },
  };
}
