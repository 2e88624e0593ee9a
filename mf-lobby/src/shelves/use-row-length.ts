import { whenIdle } from '@tessera/kit';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Cards of a shelf that a wide screen shows at once. */
export const IN_VIEW = 9;
/** So many more each time the browser has nothing better to do: a few are made within a frame. */
const STEP = 4;
/** Whoever does one of these to a shelf wants all of it. */
const INTENTIONS = ['pointerenter', 'focusin', 'touchstart', 'wheel'] as const;

/**
 * How many cards of a shelf exist: those in view at once, the others at rest or as soon as somebody turns to the shelf.
 * A home page has hundreds of cards, and its first tap waits for each that is made before.
 * @param total cards that the shelf has
 * @param atOnce the player had scrolled it sideways before
 */
export function useRowLength(frame: RefObject<HTMLElement | null>, total: number, atOnce: boolean): number {
  const [count, setCount] = useState(IN_VIEW);
  const isWhole = count >= total;

  useLayoutEffect(() => {
    if (atOnce) setCount(Infinity);
  }, [atOnce]);

  useEffect(() => {
    const element = frame.current;
    if (isWhole || !element) return;
    const life = new AbortController();
    const options = { passive: true, signal: life.signal };
    for (const event of INTENTIONS) element.addEventListener(event, () => setCount(Infinity), options);
    const rest = whenIdle(() => setCount(count + STEP));
    return () => {
      life.abort();
      rest();
    };
  }, [frame, count, isWhole]);

  return Math.min(count, total);
}
