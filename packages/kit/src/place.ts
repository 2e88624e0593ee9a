import { useNavigate } from '@tessera/kit/router';
import type { MouseEvent } from 'react';
import { useShell } from './hooks.ts';

/**
 * A link to a page of the same frame: stays in this window, where `windows.goTo` would open another one. A
 * click for a new tab is left to the browser.
 */
export function usePlace(path: string) {
  const { windows } = useShell();
  const navigate = useNavigate();
  const href = windows.href(path);
  return {
    href,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(href);
    },
  };
}
