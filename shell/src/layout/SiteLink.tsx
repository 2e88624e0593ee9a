import { useShell } from '@tessera/kit';
import type { ComponentProps, MouseEvent } from 'react';

/** The click means a new tab, a new window or a download: the browser's matter. */
export function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Goes to a path of the site in the way that is right for it: by the router, or in a window of its own. */
export function useSiteLink(): (path: string) => { href: string; onClick: (event: MouseEvent) => void } {
  const { windows } = useShell();
  return (path) => ({
    href: windows.href(path),
    onClick(event) {
      if (event.defaultPrevented || isForBrowser(event)) return;
      event.preventDefault();
      windows.goTo(path);
    },
  });
}

export function SiteLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const link = useSiteLink()(to);
  return (
    <a {...rest} {...link}>
      {children}
    </a>
  );
}
