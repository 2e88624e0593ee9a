import { createContext, useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** `current` is true from a change of the page until its title has taken the focus. */
export const ArrivalContext = createContext<RefObject<boolean>>({ current: false });

/** Notes each change of the page after the first one. */
export function useArrival(page: string): RefObject<boolean> {
  const arrived = useRef(false);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    arrived.current = true;
  }, [page]);
  return arrived;
}

/** Moves the focus to a page's title once after the page was opened from another one. Put the ref on the title. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const arrived = useContext(ArrivalContext);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived.current) return undefined;
    // In the next frame: the shell moves the focus to the content in this one.
    const frame = requestAnimationFrame(() => {
      arrived.current = false;
      title.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [arrived]);
  return title;
}
