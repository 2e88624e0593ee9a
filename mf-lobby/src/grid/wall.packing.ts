/** Place of a tile in the wall: its row and first column from 0, and the columns it spans. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly span: 1 | 2;
}

export interface Packing {
  /** Places by tile index. */
  readonly places: readonly Place[];
  /** The tiles of each row, by index, from left to right. */
  readonly rows: readonly (readonly number[])[];
}

/**
 * Puts tiles into rows as CSS does for `grid-auto-flow: dense`: each at the first place from the top that holds it.
 * Tiles that come later never move earlier ones, so a wall can grow at its end.
 */
export function pack(spans: readonly (1 | 2)[], columns: number): Packing {
  const places: Place[] = [];
  const rows: number[][] = [];
  /** Rows whose last column is free because a wide tile did not fit, in order. */
  const gaps: number[] = [];
  let row = 0;
  let column = 0;

  spans.forEach((wanted, index) => {
    const span = columns === 1 ? 1 : wanted;
    const gap = span === 1 ? gaps.shift() : undefined;
    if (gap !== undefined) {
      places.push({ row: gap, column: columns - 1, span });
      rows[gap]?.push(index);
      return;
    }
    if (column + span > columns) {
      if (column < columns) gaps.push(row);
      row += 1;
      column = 0;
    }
    places.push({ row, column, span });
    (rows[row] ??= []).push(index);
    column += span;
  });
  return { places, rows };
}

/** Returns the tile that an arrow key leads to, or `undefined` at the wall's edge; up and down stay in the column. */
export function neighbour({ places, rows }: Packing, index: number, key: string): number | undefined {
  const from = places[index];
  if (!from) return undefined;
  switch (key) {
    case 'ArrowRight':
      return index + 1 < places.length ? index + 1 : undefined;
    case 'ArrowLeft':
      return index > 0 ? index - 1 : undefined;
    case 'Home':
      return rows[from.row]?.[0];
    case 'End':
      return rows[from.row]?.at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const row = rows[from.row + (key === 'ArrowDown' ? 1 : -1)];
      const holds = (tile: number) => {
        const place = places[tile];
        return place && place.column <= from.column && from.column < place.column + place.span;
      };
      return row?.find(holds) ?? row?.at(-1);
    }
    default:
      return undefined;
  }
}
