import { useCallback, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Game } from '@tessera/wire';
import { useStages } from './use-stages.ts';
import { useVisibleRows, type RowRange } from './use-visible-rows.ts';
import { useGeometry } from './wall.geometry.ts';
import { pack, type Packing, type Place } from './wall.packing.ts';
import type { Stage, Staged } from './wall.stages.ts';

/** Tiles rendered by the server, before measuring: more than any first screen. */
const RENDERED_TILES = 24;
/** Tiles rendered in the browser before measuring, which happens before the paint: one row of a phone. */
const MEASURED_TILES = 3;
/** Rows below the last rendered one that are fetched in advance. */
const ROWS_AHEAD = 4;

/** A list of games as the wall needs it. */
export interface WallList extends Staged {
  /** The loaded games, from the first one on. */
  readonly games: readonly Game[];
  /** Columns that each game spans. */
  readonly spans: readonly (1 | 2)[];
  /** Length of the whole list; games that are not loaded keep an empty place. */
  readonly total: number;
}

/** A list with its tiles' places. */
interface PackedList extends WallList {
  readonly packing: Packing;
}

/** One rendered tile. */
export interface Cell {
  /** React key. A cell is reused by the next list's tile with the same number. */
  readonly key: string;
  /** Index in its list. */
  readonly tile: number;
  readonly list: WallList;
  readonly place: Place;
}

/** Current layout of a wall. */
export interface WallLayout {
  /** Places of the current list's tiles. */
  readonly packing: Packing;
  /** Row distance and height in pixels; until measured, CSS grid places the tiles. */
  readonly measured: { readonly pitch: number; readonly rowHeight: number } | undefined;
  /** The rendered tiles, in order. */
  readonly cells: readonly Cell[];
  /** Places in view whose games are not loaded. */
  readonly gaps: readonly Place[];
  /** Number of games that should be loaded by now. */
  readonly reach: number;
  /** Height of the whole wall, in pixels. */
  readonly height: number | undefined;
  /** Keeps these tiles and their neighbouring rows rendered: those that have, or will get, the focus. */
  readonly keep: (tiles: readonly number[]) => void;
}

export function useWallLayout(
  element: RefObject<HTMLElement | null>,
  shape: string,
  list: WallList,
): WallLayout {
  const geometry = useGeometry(element, shape);
  const columns = geometry?.columns ?? 1;
  const pitch = geometry && geometry.rowHeight + geometry.gap;
  const packed = useMemo(
    (): PackedList => ({ ...list, packing: pack(list.spans, columns) }),
    [list, columns],
  );
  const { packing } = packed;
  const rows = packing.rows.length + useMemo(() => missingRows(list, columns), [list, columns]);
  const range = useVisibleRows(element, pitch, rows);
  const [kept, setKept] = useState<readonly number[]>([]);
  const keep = useCallback(
    (tiles: readonly number[]) => setKept((before) => (before.join() === tiles.join() ? before : tiles)),
    [],
  );

  const isHydrated = useIsHydrating();
  const [unmeasuredTiles] = useState(geometry ? 0 : isHydrated ? RENDERED_TILES : MEASURED_TILES);
  const first = useMemo(() => firstTiles(list, unmeasuredTiles), [list, unmeasuredTiles]);
  const isMeasured = pitch !== undefined;
  const wanted = useMemo(() => {
    if (!isMeasured) return [];
    if (!range) return upTo(packing.places[first.length - 1]?.row ?? -1);
    return rowsOf(
      range,
      kept.flatMap((tile) => packing.places[tile]?.row ?? []),
    );
  }, [isMeasured, range, packing, kept, first]);
  const stage = useStages(packed, wanted, columns, range === undefined);

  const cells = useMemo(
    () =>
      isMeasured
        ? cellsOf(stage, packed)
        : first.map((tile) => ({ key: String(tile), tile, list: packed, place: packing.places[tile]! })),
    [isMeasured, stage, packed, packing, first],
  );
  const gaps = useMemo(
    () => wanted.filter((row) => row < rows && !stage.get(row)?.packing.rows[row]).flatMap(placesIn(columns)),
    [wanted, stage, rows, columns],
  );
  const below = Math.max(0, (range?.last ?? 0) + 1 + ROWS_AHEAD - packing.rows.length);

  return {
    packing,
    measured: useMemo(
      () => (geometry && pitch !== undefined ? { pitch, rowHeight: geometry.rowHeight } : undefined),
      [geometry, pitch],
    ),
    cells,
    gaps,
    reach: range ? list.spans.length + below * columns : 0,
    height: geometry && pitch !== undefined ? Math.max(0, rows * pitch - geometry.gap) : undefined,
    keep,
  };
}

/** Returns the first `count` tiles, extended up to one that can be measured. */
function firstTiles({ spans }: WallList, count: number): readonly number[] {
  const tiles = count === 0 ? 0 : Math.max(count, spans.indexOf(1) + 1);
  return spans.slice(0, tiles).map((_, tile) => tile);
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, row) => row);
}

/** Returns the rows in and near the window and the kept rows with their neighbours, from the top. */
function rowsOf({ first, last }: RowRange, kept: readonly number[]): readonly number[] {
  const inView = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const beside = kept.flatMap((row) => [row - 1, row, row + 1]).filter((row) => row >= 0);
  return [...new Set([...beside, ...inView])].sort((a, b) => a - b);
}

/** Returns the cells of all rows. A cell wanted by both lists goes to the current one. */
function cellsOf(stage: Stage<PackedList>, present: PackedList): readonly Cell[] {
  const all = [...stage].flatMap(([row, list]) =>
    (list.packing.rows[row] ?? []).map((tile) => ({ tile, list, place: list.packing.places[tile]! })),
  );
  const taken = new Set(all.filter(({ list }) => list.of === present.of).map(({ tile }) => tile));
  return all
    .sort((a, b) => a.tile - b.tile)
    .map((cell) => {
      const isLate = cell.list.of !== present.of && taken.has(cell.tile);
      return { ...cell, key: isLate ? `${cell.tile} of ${cell.list.of}` : String(cell.tile) };
    });
}

function placesIn(columns: number): (row: number) => readonly Place[] {
  return (row) => Array.from({ length: columns }, (_, column): Place => ({ row, column, span: 1 }));
}

/** Estimates the rows of the games that are not loaded, from the spans of those that are. */
function missingRows({ spans, total }: WallList, columns: number): number {
  const missing = Math.max(0, total - spans.length);
  if (missing === 0) return 0;
  const taken = spans.reduce((sum, span) => sum + Math.min(span, columns), 0);
  return Math.ceil((missing * (spans.length === 0 ? 1 : taken / spans.length)) / columns);
}

/** Returns true on the server and during hydration. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
