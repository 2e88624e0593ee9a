import { useEffect, useRef, type RefObject } from 'react';
import { writeFilter, type LobbyFilter } from '../lobby/lobby.filter.ts';

/**
 * Scrolls up to the content when another filter is chosen from far below ("see all" of the tenth shelf), since its
 * games start above the window. Never scrolls down, on the first render, or on Back, which restores the position.
 */
export function useRiseToContent<Content extends HTMLElement>(
  filter: LobbyFilter,
  isReturn: boolean,
): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const key = writeFilter(filter);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isReturn) return;
    // Measured in the frame, where it causes no second layout.
    const frame = requestAnimationFrame(() => {
      const element = content.current;
      if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, isReturn]);
  return content;
}
