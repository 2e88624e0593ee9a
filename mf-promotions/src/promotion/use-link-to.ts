import { useShell } from '@tessera/kit';
import { useCallback, type MouseEvent } from 'react';

/** Returns a function that makes anchor props for a path of the site. Clicks with a modifier key (new tab, window) are left to the browser. */
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
