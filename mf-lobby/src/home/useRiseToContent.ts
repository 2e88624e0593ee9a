import { useEffect, useRef, type RefObject } from 'react';
import { writeFilter, type LobbyFilter } from '../lobby/lobby.filter.ts';

/**
 * When another filter is chosen from far below ("see all" of the tenth shelf), its games begin above the window:
 * then the window goes up to them. Never down, and not on the first render.
 */
export function useRiseToContent<Content extends HTMLElement>(
  filter: LobbyFilter,
): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const key = writeFilter(filter);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const element = content.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [key]);
  return content;
}
