import { useEffect, useState, type RefObject } from 'react';

export interface RowEnds {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** A card counts as in view although the browser rounds its edges. */
const WHOLE = 0.98;

/**
 * Whether a sideways-scrolling row is at its start and at its end: its first and its last card are in view. Both are true
 * if everything fits. Reads no layout: a page has dozens of rows, and each reading would force one.
 * @param count number of its cards
 */
export function useRowEnds(ref: RefObject<HTMLElement | null>, count: number): RowEnds {
  const [ends, setEnds] = useState<RowEnds>({ atStart: true, atEnd: false });

  useEffect(() => {
    const row = ref.current;
    // Very old in-app browsers are phones, which have no arrows.
    if (!row || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, boundingClientRect } of entries) {
          // The browser has not laid out a shelf that is far from the window.
          if (boundingClientRect.width === 0) continue;
          const isWhole = intersectionRatio >= WHOLE;
          if (target === row.firstElementChild) setEnds((ends) => ({ ...ends, atStart: isWhole }));
          if (target === row.lastElementChild) setEnds((ends) => ({ ...ends, atEnd: isWhole }));
        }
      },
      { root: row, threshold: WHOLE },
    );
    for (const card of [row.firstElementChild, row.lastElementChild]) if (card) observer.observe(card);
    return () => observer.disconnect();
    // Cards are added while the page is idle: another one is the last.
  }, [ref, count]);

  return ends;
}
