import { startTransition, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { observeSize } from '../observe-size.ts';

/** Rows of a wall, both ends included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Rows above and below the window that stand ready: what one turn of a wheel or flick of a thumb uncovers. */
const READY_ROWS = 2;

/**
 * The rows of a wall that the window shows, and a few around it; `undefined` until the window was looked at.
 * @param pitch from the top of one row to the top of the next; `undefined` while it is unknown
 * @param rows that the wall has
 */
export function useVisibleRows(
  wall: RefObject<HTMLElement | null>,
  pitch: number | undefined,
  rows: number,
): RowRange | undefined {
  const [range, setRange] = useState<RowRange>();
  const ready = useRef(0);
  useLayoutEffect(() => {
    const element = wall.current;
    if (!element || pitch === undefined) return;
    const look = () => {
      const above = -element.getBoundingClientRect().top;
      const next = rowsIn(above, innerHeight, pitch, ready.current);
      setRange((before) => (before?.first === next.first && before.last === next.last ? before : next));
    };
    look();
    // What is in view is painted first.
    const getReady = setTimeout(() => {
      ready.current = READY_ROWS;
      startTransition(look);
    });
    window.addEventListener('scroll', look, { passive: true });
    // Also when the wall, or something above it, becomes higher or lower.
    const stop = observeSize(document.body, look);
    return () => {
      clearTimeout(getReady);
      window.removeEventListener('scroll', look);
      stop();
    };
  }, [wall, pitch]);
  return useMemo(() => range && within(range, rows), [range, rows]);
}

/**
 * @param above how far the wall reaches above the window's upper edge, in pixels
 * @param height the window's
 * @param ready rows around those in view
 */
function rowsIn(above: number, height: number, pitch: number, ready: number): RowRange {
  const row = (pixels: number) => Math.max(0, Math.floor(pixels / pitch));
  return { first: Math.max(0, row(above) - ready), last: row(above + height) + ready };
}

function within({ first, last }: RowRange, rows: number): RowRange {
  const end = Math.max(0, rows - 1);
  return { first: Math.min(first, end), last: Math.min(last, end) };
}
