import { observeSize } from '@tessera/kit/observe-size';
import { startTransition, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** Rows of a wall, both ends included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Rows rendered above and below the window: about one turn of a wheel or flick of a thumb. */
const READY_ROWS = 2;

/**
 * Returns the rows in the window and a few around them; `undefined` before the first measurement.
 * @param pitch distance between the tops of two rows, in pixels; `undefined` while unknown
 * @param rows number of rows of the wall
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
    // Paints the rows in view first.
    const getReady = setTimeout(() => {
      ready.current = READY_ROWS;
      startTransition(look);
    });
    window.addEventListener('scroll', look, { passive: true });
    // Also after a change of height of the wall or of content above it.
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
 * @param above pixels of the wall above the window's upper edge
 * @param height height of the window, in pixels
 * @param ready number of rows to add on each side
 */
function rowsIn(above: number, height: number, pitch: number, ready: number): RowRange {
  const row = (pixels: number) => Math.max(0, Math.floor(pixels / pitch));
  return { first: Math.max(0, row(above) - ready), last: row(above + height) + ready };
}

function within({ first, last }: RowRange, rows: number): RowRange {
  const end = Math.max(0, rows - 1);
  return { first: Math.min(first, end), last: Math.min(last, end) };
}
