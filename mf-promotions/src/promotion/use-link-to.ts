import { useShell } from '@tessera/kit';
import { useCallback, type MouseEvent } from 'react';

/** What makes a link lead to a path of the site in the way that is right for it; a new tab stays the browser's matter. */
export function useLinkTo(): (path: string) => { href: string; onClick: (event: MouseEvent) => void } {
  const { windows } = useShell();
  return useCallback(
    (path) => ({
      href: windows.href(path),
      onClick(event) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        windows.goTo(path);
      },
    }),
    [windows],
  );
}
