import { useMemo, useState, type CSSProperties, type RefObject } from 'react';
import { useVisibleRows } from './useVisibleRows.ts';
import { useGeometry } from './wall.geometry.ts';
import { pack, type Packing, type Place } from './wall.packing.ts';

/** What stands before anything is measured, on the server too: more than any window's first screen. */
const UNMEASURED_TILES = 24;
/** Rows below the last ready one that are asked for before they come into view. */
const ROWS_AHEAD = 4;

/** What a wall shows right now. */
export interface WallLayout {
  /** Before it, the tiles stand in the order of the grid itself. */
  readonly isMeasured: boolean;
  readonly packing: Packing;
  /** Tiles that exist, by index, in their order. */
  readonly tiles: readonly number[];
  /** Places in view whose tiles are not there yet. */
  readonly gaps: readonly Place[];
  /** So many tiles should be there by now. */
  readonly reach: number;
  /** Of the whole wall, in pixels. */
  readonly height: number | undefined;
  readonly styleOf: (place: Place) => CSSProperties | undefined;
  /** The tile that has the focus stays, with the rows beside it, wherever the window goes. */
  readonly keep: (tile: number | undefined) => void;
}

/**
 * @param spans columns of each tile that is there
 * @param total tiles of the whole wall; those that are not there yet keep their place
 */
export function useWallLayout(
  list: RefObject<HTMLElement | null>,
  shape: string,
  spans: readonly (1 | 2)[],
  total: number,
): WallLayout {
  const geometry = useGeometry(list, shape);
  const columns = geometry?.columns ?? 1;
  const pitch = geometry && geometry.rowHeight + geometry.gap;
  const packing = useMemo(() => pack(spans, columns), [spans, columns]);
  const packed = packing.rows.length;
  const missing = useMemo(() => missingRows(spans, total, columns), [spans, total, columns]);
  const rows = packed + missing;
  const { first, last } = useVisibleRows(list, pitch, rows);
  const [kept, keep] = useState<number>();

  const tiles = useMemo(() => {
    if (pitch === undefined) return spans.slice(0, UNMEASURED_TILES).map((_, tile) => tile);
    const row = kept === undefined ? undefined : packing.places[kept]?.row;
    const beside = row === undefined ? [] : [row - 1, row, row + 1];
    const inView = Array.from({ length: last - first + 1 }, (_, step) => first + step);
    const wanted = [...new Set([...beside, ...inView])];
    return wanted.flatMap((one) => packing.rows[one] ?? []).sort((a, b) => a - b);
  }, [pitch, spans, packing, first, last, kept]);

  const gaps = useMemo(() => {
    const from = Math.max(first, packed);
    const cells = Math.max(0, Math.min(last + 1, rows) - from) * columns;
    return Array.from({ length: cells }, (_, cell): Place => {
      return { row: from + Math.floor(cell / columns), column: cell % columns, span: 1 };
    });
  }, [first, last, packed, rows, columns]);

  return {
    isMeasured: pitch !== undefined,
    packing,
    tiles,
    gaps: pitch === undefined ? [] : gaps,
    reach: pitch === undefined ? 0 : spans.length + Math.max(0, last + 1 + ROWS_AHEAD - packed) * columns,
    height: geometry && pitch !== undefined ? Math.max(0, rows * pitch - geometry.gap) : undefined,
    styleOf: ({ row, column, span }) =>
      geometry && pitch !== undefined
        ? {
            gridColumn: `${column + 1} / span ${span}`,
            insetBlockStart: row * pitch,
            blockSize: geometry.rowHeight,
          }
        : undefined,
    keep,
  };
}

/** Rows of tiles that are not there yet, as wide as those that are. */
function missingRows(spans: readonly (1 | 2)[], total: number, columns: number): number {
  const missing = Math.max(0, total - spans.length);
  if (missing === 0) return 0;
  const taken = spans.reduce((sum, span) => sum + Math.min(span, columns), 0);
  return Math.ceil((missing * (spans.length === 0 ? 1 : taken / spans.length)) / columns);
}
