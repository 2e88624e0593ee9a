import { useCallback, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Game } from '@tessera/wire';
import { useStages } from './use-stages.ts';
import { useVisibleRows, type RowRange } from './use-visible-rows.ts';
import { useGeometry } from './wall.geometry.ts';
import { pack, type Packing, type Place } from './wall.packing.ts';
import type { Stage, Staged } from './wall.stages.ts';

/** What stands before anything is measured, as the server renders it: more than any window's first screen. */
const RENDERED_TILES = 24;
/** The same in the browser, which measures before it paints: a row of a phone. */
const MEASURED_TILES = 3;
/** Rows below the last ready one that are asked for before they come into view. */
const ROWS_AHEAD = 4;

/** What a wall is made of. */
export interface WallList extends Staged {
  /** The games that are there, from the first one on. */
  readonly games: readonly Game[];
  /** Columns of each of them. */
  readonly spans: readonly (1 | 2)[];
  /** Games of the whole list; those that are not there yet keep their place. */
  readonly total: number;
}

/** A list with the places of its tiles. */
interface PackedList extends WallList {
  readonly packing: Packing;
}

/** One tile as it stands in the wall. */
export interface Cell {
  /** A cell outlives its game: the next list's tile of the same number takes it over. */
  readonly key: string;
  /** Its number in its list. */
  readonly tile: number;
  readonly list: WallList;
  readonly place: Place;
}

/** What a wall shows right now. */
export interface WallLayout {
  /** The places of the present list's tiles. */
  readonly packing: Packing;
  /** Rows and their distances, in pixels; before it is known, the tiles stand in the order of the grid itself. */
  readonly measured: { readonly pitch: number; readonly rowHeight: number } | undefined;
  /** Tiles that exist, in their order. */
  readonly cells: readonly Cell[];
  /** Places in view whose tiles are not there yet. */
  readonly gaps: readonly Place[];
  /** So many tiles should be there by now. */
  readonly reach: number;
  /** Of the whole wall, in pixels. */
  readonly height: number | undefined;
  /** These tiles stay, or come, with the rows beside them, wherever the window goes: what has the focus, or is to have it. */
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

/** The first tiles, as many as are asked for, and up to one that can be measured. */
function firstTiles({ spans }: WallList, count: number): readonly number[] {
  const tiles = count === 0 ? 0 : Math.max(count, spans.indexOf(1) + 1);
  return spans.slice(0, tiles).map((_, tile) => tile);
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, row) => row);
}

/** The rows in and near the window, and those that are kept with the rows beside them, from the top. */
function rowsOf({ first, last }: RowRange, kept: readonly number[]): readonly number[] {
  const inView = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const beside = kept.flatMap((row) => [row - 1, row, row + 1]).filter((row) => row >= 0);
  return [...new Set([...beside, ...inView])].sort((a, b) => a - b);
}

/** The tiles of all rows. Where a row still shows the list before, the present list's tiles come first to a cell. */
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

/** Rows of tiles that are not there yet, as wide as those that are. */
function missingRows({ spans, total }: WallList, columns: number): number {
  const missing = Math.max(0, total - spans.length);
  if (missing === 0) return 0;
  const taken = spans.reduce((sum, span) => sum + Math.min(span, columns), 0);
  return Math.ceil((missing * (spans.length === 0 ? 1 : taken / spans.length)) / columns);
}

/** True on the server, and in the browser while it takes over what the server has rendered. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
