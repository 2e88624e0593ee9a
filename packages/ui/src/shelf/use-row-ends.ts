import { useEffect, useState, type RefObject } from 'react';

export interface RowEnds {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Whether a sideways-scrolling row is at its start and at its end. Both are true if everything fits. */
export function useRowEnds(ref: RefObject<HTMLElement | null>): RowEnds {
  const [ends, setEnds] = useState<RowEnds>({ atStart: true, atEnd: false });

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => {
      const atStart = row.scrollLeft <= 1;
      const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
      setEnds((before) =>
        before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
      );
    };
    row.addEventListener('scroll', measure, { passive: true });
    // The observer also reports the initial size after layout. Measuring now would force a second layout.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (observer) observer.observe(row);
    else measure();
    return () => {
      row.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [ref]);

  return ends;
}
