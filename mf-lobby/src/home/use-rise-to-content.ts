import { useEffect, useRef, type RefObject } from 'react';
import { writeFilter, type LobbyFilter } from '../lobby/lobby.filter.ts';

/**
 * When another filter is chosen from far below ("see all" of the tenth shelf), its games begin above the window:
 * then the window goes up to them. Never down, not on the first render, and not on a way back, which leads to where
 * the player was.
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
    // Where it stands is known without a second layout when the frame is made.
    const frame = requestAnimationFrame(() => {
      const element = content.current;
      if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, isReturn]);
  return content;
}
