import { whenIdle } from '@tessera/kit';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Cards of a shelf that a wide screen shows at once. */
export const IN_VIEW = 9;
/** Cards added each time the browser is idle: few enough for one frame. */
const STEP = 4;
/** Events on a shelf after which all of its cards are rendered. */
const INTENT_EVENTS = ['pointerenter', 'focusin', 'touchstart', 'wheel'] as const;

/**
 * Returns the number of cards to render: those in view at once, the others while idle or when the player uses the shelf.
 * A home page has hundreds of cards, and each one rendered before the first tap delays it.
 * @param total number of cards of the shelf
 * @param atOnce render all at once, since the player had scrolled it before
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
    for (const event of INTENT_EVENTS) element.addEventListener(event, () => setCount(Infinity), options);
    const rest = whenIdle(() => setCount(count + STEP));
    return () => {
      life.abort();
      rest();
    };
  }, [frame, count, isWhole]);

  return Math.min(count, total);
}
