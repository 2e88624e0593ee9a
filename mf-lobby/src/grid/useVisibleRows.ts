import { useLayoutEffect, useState, type RefObject } from 'react';
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
  useLayoutEffect(() => {
    const element = wall.current;
    if (!element || pitch === undefined) return;
    const look = () => {
      const next = rowsIn(-element.getBoundingClientRect().top, innerHeight, pitch, rows);
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    // Also when something above the wall becomes higher or lower.
    const stop = observeSize(document.body, look);
    return () => {
      window.removeEventListener('scroll', look);
      stop();
    };
  }, [wall, pitch, rows]);
  return range;
}

/**
 * @param above how far the wall reaches above the window's upper edge, in pixels
 * @param height the window's
 */
export function rowsIn(above: number, height: number, pitch: number, rows: number): RowRange {
  const row = (pixels: number) => Math.min(Math.max(0, rows - 1), Math.max(0, Math.floor(pixels / pitch)));
  return {
    first: Math.max(0, row(above) - READY_ROWS),
    last: Math.min(Math.max(0, rows - 1), row(above + height) + READY_ROWS),
  };
}
