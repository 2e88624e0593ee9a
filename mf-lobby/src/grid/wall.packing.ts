/** Where a tile stands in the wall: its row and first column from 0, and how many columns it takes. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly span: 1 | 2;
}

export interface Packing {
  /** In the order of the tiles. */
  readonly places: readonly Place[];
  /** Row by row which tiles begin in it, by index, from left to right. */
  readonly rows: readonly (readonly number[])[];
}

/**
 * Puts tiles into rows as CSS does for `grid-auto-flow: dense`: each at the first place from the top that holds it.
 * Tiles that come later never move earlier ones, so a wall can grow at its end.
 */
export function pack(spans: readonly (1 | 2)[], columns: number): Packing {
  const places: Place[] = [];
  const rows: number[][] = [];
  /** Last columns of rows that a wide tile did not fit into, the first ones first. */
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

/** The tile that a step leads to, or `undefined` at the wall's edge: up and down stay in the column. */
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
