import { useEffect, useRef, useState } from 'react';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';
import { Offers } from './footer.styles.ts';

const OfferLists = lazyWithRetry(() => import('./OfferLists.tsx'));
/** The lists load when they are this close to the viewport. */
const NEAR = '600px';

/** The place of the operator's advertisements and sponsors, which load when the visitor comes near them. */
export function LateOffers() {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current?.parentElement) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    // The place is empty until then, and an element without a size never enters the viewport.
    const watched = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    watched.observe(place.current.parentElement);
    return () => watched.disconnect();
  }, []);
  // If the code fails to load, the footer is shown without this part.
  return <Offers ref={place}>{isNear && <OfferLists onFailed={ignore} />}</Offers>;
}

function ignore(): void {}
