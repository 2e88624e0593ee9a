import { useEffect, useState, type RefObject } from 'react';

/** How far below the window something may be and already be fetched: about one flick of a thumb. */
const NEAR = '0px 0px 600px 0px';

/** Turns true when the element comes near the window, and stays so. False on the server, unless it is `eager`. */
export function useNear(ref: RefObject<Element | null>, eager: boolean): boolean {
  const [near, setNear] = useState(eager);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    // Very old in-app browsers: better all at once than nothing.
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
