import { useShell } from '@tessera/kit';
import type { ComponentProps, MouseEvent } from 'react';

/** Returns whether a click asks for a new tab, a new window or a download, which the browser handles itself. */
export function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Returns a function that makes anchor props for a path: it navigates by the router, or opens the path's own window. */
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
