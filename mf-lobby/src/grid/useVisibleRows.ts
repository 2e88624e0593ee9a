import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { observeSize } from '../observeSize.ts';

/** Rows of a wall, both ends included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Rows above and below the window that stand ready: what one turn of a wheel or flick of a thumb uncovers. */
const READY_ROWS = 2;

/**
 * The rows of a wall that the window shows, and a few around it.
 * @param pitch from the top of one row to the top of the next; `undefined` while it is unknown
 */
export function useVisibleRows(
  wall: RefObject<HTMLElement | null>,
  pitch: number | undefined,
  rows: number,
): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, last: 0 });
  const ready = useRef(0);
  useLayoutEffect(() => {
    const element = wall.current;
    if (!element || pitch === undefined) return;
    const look = () => {
      const above = -element.getBoundingClientRect().top;
      const next = rowsIn(above, innerHeight, pitch, rows, ready.current);
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    look();
    // What is in view is painted first.
    const getReady = setTimeout(() => {
      ready.current = READY_ROWS;
      startTransition(look);
    });
    window.addEventListener('scroll', look, { passive: true });
    // Also when something above the wall becomes higher or lower.
    const stop = observeSize(document.body, look);
    return () => {
      clearTimeout(getReady);
      window.removeEventListener('scroll', look);
      stop();
    };
  }, [wall, pitch, rows]);
  return range;
}

/**
 * @param above how far the wall reaches above the window's upper edge, in pixels
 * @param height the window's
 * @param ready rows around those in view
 */
function rowsIn(above: number, height: number, pitch: number, rows: number, ready: number): RowRange {
  const row = (pixels: number) => Math.min(Math.max(0, rows - 1), Math.max(0, Math.floor(pixels / pitch)));
  return {
    first: Math.max(0, row(above) - ready),
    last: Math.min(Math.max(0, rows - 1), row(above + height) + ready),
  };
}
