import { useEffect, useRef, type RefObject } from 'react';
import { usePath } from './use-path.ts';
import { useServices } from './services.context.ts';

/**
 * Does on a change of the path what a browser does on a page load: closes dialogs, scrolls to the top, and moves the
 * focus to the content, where a screen reader continues.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const path = usePath();
  const { dialogs } = useServices();
  const shown = useRef(path);
  const steppedBack = useRef(false);

  useEffect(() => {
    const mark = () => void (steppedBack.current = true);
    window.addEventListener('popstate', mark);
    return () => window.removeEventListener('popstate', mark);
  }, []);

  useEffect(() => {
    const restored = steppedBack.current;
    steppedBack.current = false;
    if (shown.current === path) return;
    shown.current = path;
    dialogs.dismissAll();
    content.current?.focus({ preventScroll: true });
    // After a step back the browser itself restores the scroll position.
    if (!restored) window.scrollTo(0, 0);
  }, [path, dialogs, content]);
}
