import { useEffect, useState, type RefObject } from 'react';

/** Distance below the window at which content is fetched: about one flick of a thumb. */
const NEAR = '0px 0px 600px 0px';

/** Returns true once the element was near the window. False on the server, unless `eager`. */
export function useNear(ref: RefObject<Element | null>, eager: boolean): boolean {
  const [near, setNear] = useState(eager);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    // Very old in-app browsers load everything at once.
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
