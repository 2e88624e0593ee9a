import { useShell } from '@tessera/kit';
import { useNavigate, useSearchParams } from '@tessera/kit/router';
import { useCallback, useMemo, type MouseEvent } from 'react';
import { readFilter, type LobbyFilter } from './lobby.filter.ts';

/** The filter that stands in the page's address. */
export function useLobbyFilter(): LobbyFilter {
  const [params] = useSearchParams();
  return useMemo(() => readFilter(params), [params]);
}

/** What an anchor needs to lead to a path of the site without a load of the page. */
export interface SiteLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** Makes links within the site. A click that asks for a new tab or window stays the browser's. */
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

/** The click means a new tab, a new window or a download. */
export function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
