import { useShell } from '@tessera/kit';
import { useNavigate, useSearchParams } from '@tessera/kit/router';
import { useCallback, useMemo, type MouseEvent } from 'react';
import { readFilter, type LobbyFilter } from './lobby.filter.ts';

/** Returns the filter in the page's address. */
export function useLobbyFilter(): LobbyFilter {
  const [params] = useSearchParams();
  return useMemo(() => readFilter(params), [params]);
}

/** Anchor props that navigate within the site without a page load. */
export interface SiteLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** Returns a function that makes links within the site. Clicks for a new tab or window are left to the browser. */
export function useSiteLink(): (path: string) => SiteLink {
  const { windows } = useShell();
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      const href = windows.href(path);
      const onClick = (event: MouseEvent) => {
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        void navigate(href);
      };
      return { href, onClick };
    },
    [windows, navigate],
  );
}

/** Whether a click requests a new tab, a new window or a download. */
export function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
